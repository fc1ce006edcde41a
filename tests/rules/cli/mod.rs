mod all;
