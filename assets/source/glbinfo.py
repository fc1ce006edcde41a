#!/usr/bin/env python3
"""glbinfo.py FILE... : triangles, nodes, clips, attribute types, raw/gzip/brotli size"""

import json
import os
import struct
import sys
import zlib

try:
    import brotli
except ImportError:
    brotli = None
CT = {5120: 'i8', 5121: 'u8', 5122: 'i16', 5123: 'u16', 5125: 'u32', 5126: 'f32'}
for p in sys.argv[1:]:
    b = open(p, 'rb').read()
    n = struct.unpack('<I', b[12:16])[0]
    j = json.loads(b[20 : 20 + n])
    A = j['accessors']
    t = v = 0
    at = {}
    for m in j.get('meshes', []):
        for q in m['primitives']:
            t += A[q['indices']]['count'] // 3
            v += A[q['attributes']['POSITION']]['count']
            for k, i in q['attributes'].items():
                at[k] = CT[A[i]['componentType']] + ('n' if A[i].get('normalized') else '')
    bad = [nd.get('name') for nd in j['nodes'] if min(nd.get('scale', [1])) < 0.5]
    print(
        f'{os.path.basename(p):20s} tris {t:6d} verts {v:6d} prims {sum(len(m["primitives"]) for m in j.get("meshes", [])):2d} raw {len(b) / 1024:6.1f}K gz {len(zlib.compress(b, 9)) / 1024:6.1f}K'
        + (f' br {len(brotli.compress(b)) / 1024:6.1f}K' if brotli else '')
        + f' attrs {at} clips {[a["name"] for a in j.get("animations", [])]} mats {[m["name"] for m in j.get("materials", [])]} imgs {[(i.get("mimeType"), j["bufferViews"][i["bufferView"]]["byteLength"]) for i in j.get("images", [])]} ext {j.get("extensionsUsed", [])} tinyscale {bad}'
    )
