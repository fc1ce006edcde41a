/* The one function of Windows that Rust asks for and Debian's Wine 8 lacks: random
   bytes. For the tests of the program for Windows alone. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{
    return RtlGenRandom(bytes, (ULONG)count);
}
