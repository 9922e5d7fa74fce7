/** Encodings of font character sets (`\fcharset`), by their name in browsers. */
const encodingsByCharset: Record<number, string> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Encodings of code pages (`\ansicpg`) whose name is not `windows-` plus the number. */
const encodingsByCodePage: Record<number, string> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  10000: 'macintosh',
};

export function encodingOfCharset(charset: number | undefined): string | undefined {
  return charset === undefined ? undefined : encodingsByCharset[charset];
}

export function encodingOfCodePage(page: number | undefined): string {
  if (page === undefined) return 'windows-1252';

  return (
    encodingsByCodePage[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
  );
}
