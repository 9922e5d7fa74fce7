/** Inline content of a message. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'strike'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; host: string; content: Inline[] }
  | { kind: 'mention'; username: string };

/** One token: escape, code, link, address, mention, or a delimiter of emphasis. */
const tokenPattern =
  /\\([!-/:-@[-`{-~])|(`+)([^`\n]+)\2(?!`)|\[([^[\]\n]{1,500})\]\((https?:\/\/[^\s()<>]{1,2000})\)|(https?:\/\/[^\s<>]{1,2000})|(?<![\p{L}\p{N}_@./-])@([a-z0-9][a-z0-9_-]{1,28}[a-z0-9])(?![\p{L}\p{N}])|(\*\*|\*|__|_|~~)/giu;

type Delimiter = { kind: 'strong' | 'emphasis' | 'strike'; mark: string; at: number };

/** Parses inline Markdown in one pass; each delimiter closes the nearest one that is open, and unmatched ones are text. */
export function parseInline(text: string): Inline[] {
  const output: Inline[] = [];
  const open: Delimiter[] = [];
  let last = 0;

  const pattern = new RegExp(tokenPattern); // its position is set below

  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    pushText(output, text.slice(last, match.index));
    last = match.index + match[0].length;
    const [whole, escaped, , code, label, target, address, username, mark] = match;
    if (escaped !== undefined) pushText(output, escaped);
    else if (code !== undefined) output.push({ kind: 'code', text: code.trim() || code });
    else if (label !== undefined && target !== undefined)
      pushLink(output, whole, { target, label });
    else if (address !== undefined) {
      const target = trimAddress(address);
      pushLink(output, target, { target, label: target });
      last = match.index + target.length;
    } else if (username !== undefined) output.push({ kind: 'mention', username });
    else if (mark !== undefined) closeOrOpen(output, open, { mark, text, at: match.index });
    pattern.lastIndex = last; // text after the end of an address is parsed again
  }
  pushText(output, text.slice(last));

  return output;
}

function closeOrOpen(
  output: Inline[],
  open: Delimiter[],
  { mark, text, at }: { mark: string; text: string; at: number },
): void {
  const before = text[at - 1] ?? ' ';
  const after = text[at + mark.length] ?? ' ';
  const isWordMark = mark.startsWith('_');
  const canClose = !/\s/u.test(before) && !(isWordMark && isWordCharacter(after));
  const canOpen = !/\s/u.test(after) && !(isWordMark && isWordCharacter(before));
  const index = canClose ? open.findLastIndex((one) => one.mark === mark) : -1;
  const delimiter = open[index];

  if (delimiter !== undefined && delimiter.at < output.length - 1) {
    const content = output.splice(delimiter.at).slice(1);
    open.splice(index);
    output.push({ kind: delimiter.kind, content });
  } else {
    if (canOpen) open.push({ kind: kindOf(mark), mark, at: output.length });
    output.push({ kind: 'text', text: mark });
  }
}

function kindOf(mark: string): Delimiter['kind'] {
  if (mark === '~~') return 'strike';

  return mark.length === 2 ? 'strong' : 'emphasis';
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** Only web addresses that a browser can parse become links. */
function pushLink(
  output: Inline[],
  whole: string,
  { target, label }: { target: string; label: string },
): void {
  const url = URL.parse(target);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.username !== '') pushText(output, whole);
  else
    output.push({
      kind: 'link',
      url: url.href,
      host: url.host,
      content: [{ kind: 'text', text: label }],
    });
}

/** Punctuation after an address belongs to the sentence, as does a bracket that was not opened within it. */
function trimAddress(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const isClosing = last === ')' && !address.slice(0, end).includes('(');
    if (!isClosing && !/[.,;:!?'"»”’*_~،؛؟。，；：！？、）】」]/u.test(last)) break;
  }

  return address.slice(0, end);
}

function pushText(output: Inline[], text: string): void {
  if (text !== '') output.push({ kind: 'text', text });
}
