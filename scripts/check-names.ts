import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command-steps.ts';

/** `functions` are functions, methods and exported constants; `names` are all identifiers. */
type Kind = 'types' | 'functions' | 'names' | 'files' | 'comments' | 'documents';

export interface RetiredWord {
  /** In kebab-case if it has several words: `word-count` also matches `wordCount`. */
  word: string;
  /** The terms that replace it. */
  use: string;
  in: Kind[];
  /** Refuses only names that consist of nothing but the word. */
  exact?: boolean;
  /** Regular expressions of allowed files, names, or lines of comments and documents. */
  except?: string[];
}

export interface NamedFile {
  file: string;
  text: string;
}

interface Occurrence {
  kind: Kind;
  text: string;
  line: number;
}

const typePattern = /\b(?:interface|type|class|enum)\s+([\w$]+)/g;
const functionPatterns = [
  /\bfunction\s*\*?\s*([\w$]+)/g,
  /\bexport\s+(?:const|let)\s+([\w$]+)/g,
  /\b(?:const|let)\s+([\w$]+)[^=\n]*=\s*(?:async\s*)?(?:\([^()\n]*\)|\w+)\s*(?::[^=\n]*)?=>/g,
  /^[ \t]+(?:(?:async|static|private|get|set) )*#?([\w$]+)(?:<[^>\n]*>)?\([^()\n]*\)[^\n=]*\{$/gm,
];
const namePattern = /[A-Za-z_$][\w$]*/g;

/** Comments, strings, regular expressions, and the characters that delimit templates. */
const tokenPattern =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[`{}]|\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;
const templatePattern = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;
const beforeRegularExpression = /(?:[(,=:[!&|?;]|=>|\b(?:return|of|in)|^)\s*$/;

/** Earlier decisions and example texts keep their words. */
const ignoredFiles =
  /^(CHANGELOG\.md$|docs\/decisions\/|scripts\/demo\/texts\/)|\/(fixtures|corpus)\/.*\.md$/;

if (import.meta.main) {
  const words = JSON.parse(
    readFileSync(join(import.meta.dirname, 'retired-words.json'), 'utf8'),
  ) as RetiredWord[]; // the file is part of the repository
  const violations = findRetiredWords(readTrackedFiles(), words);

  for (const sentence of violations) console.error(sentence);
  process.exit(violations.length === 0 ? 0 : 1);
}

/** One message for each file and name with a retired word. */
export function findRetiredWords(files: NamedFile[], words: RetiredWord[]): string[] {
  const rules = words.map((retired) => ({
    ...retired,
    spelling: new RegExp(retired.word.replaceAll('-', '[- ]?'), 'i'),
    exceptions: (retired.except ?? []).map((pattern) => new RegExp(pattern)),
  }));
  const violations = files.flatMap(({ file, text }) => {
    const possibleRules = rules.filter(
      ({ spelling, exceptions }) =>
        (spelling.test(file) || spelling.test(text)) && !matchesAny(exceptions, file),
    );

    if (possibleRules.length === 0) return [];

    return listOccurrences(file, text).flatMap((occurrence) =>
      possibleRules
        .filter((rule) => rule.in.includes(occurrence.kind))
        .filter(
          (rule) => hasWord(occurrence, rule) && !matchesAny(rule.exceptions, occurrence.text),
        )
        .map((rule) => describeViolation(file, occurrence, rule)),
    );
  });

  return [...new Set(violations)];
}

function matchesAny(patterns: RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

function hasWord({ kind, text }: Occurrence, { word, exact }: RetiredWord): boolean {
  if (kind === 'comments' || kind === 'documents')
    return ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `.includes(
      ` ${word.replaceAll('-', ' ')} `,
    );
  const kebab = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

  return exact ? kebab === word : `-${kebab.replaceAll(/[^a-z0-9]+/g, '-')}-`.includes(`-${word}-`);
}

function describeViolation(file: string, { kind, text, line }: Occurrence, rule: RetiredWord) {
  const isProse = kind === 'comments' || kind === 'documents';
  const subject =
    kind === 'files' ? 'The path' : `${isProse ? 'The line' : 'The name'} “${text.trim()}”`;

  return `${file}:${line} ${subject} has the retired word “${rule.word}”; use ${rule.use}.`;
}

function listOccurrences(file: string, text: string): Occurrence[] {
  if (file.endsWith('.md')) return listLines(text, { kind: 'documents', line: 1 });
  const { code, comments } = separateComments(text);
  const path: Occurrence = { kind: 'files', text: file.replace(/\.[a-z.]+$/, ''), line: 1 };

  return [
    path,
    ...comments.flatMap(({ start, comment }) =>
      listLines(comment, { kind: 'comments', line: lineAt(text, start) }),
    ),
    ...listNames(code, 'types', [typePattern]),
    ...listNames(code, 'functions', functionPatterns),
    ...listNames(code, 'names', [namePattern]),
  ];
}

function listLines(text: string, { kind, line }: Omit<Occurrence, 'text'>): Occurrence[] {
  return text.split('\n').map((content, index) => ({ kind, text: content, line: line + index }));
}

/** The first occurrence of each name. */
function listNames(code: string, kind: Kind, patterns: RegExp[]): Occurrence[] {
  const starts = new Map<string, number>();

  for (const pattern of patterns)
    for (const { 0: match, 1: name = match, index } of code.matchAll(pattern))
      if (!starts.has(name)) starts.set(name, index);

  return [...starts].map(([text, start]) => ({ kind, text, line: lineAt(code, start) }));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The comments, and the code with spaces instead of comments, strings and regular expressions. */
function separateComments(text: string) {
  const comments: { comment: string; start: number }[] = [];
  const openBrackets: string[] = [];
  let code = '';

  for (let offset = 0; ; ) {
    tokenPattern.lastIndex = offset;
    const match = tokenPattern.exec(text);

    if (match === null) return { code: code + text.slice(offset), comments };
    let [token] = match;

    code += text.slice(offset, match.index);
    offset = match.index;
    if (/^\/[/*]/.test(token)) comments.push({ comment: token, start: offset });
    else if (token.startsWith('/') && !beforeRegularExpression.test(code.slice(-20))) token = '/';
    if (token === '`' || (token === '}' && openBrackets.pop() === '`')) {
      templatePattern.lastIndex = offset + 1;
      token += templatePattern.exec(text)?.[0] ?? '';
      if (token.endsWith('${')) openBrackets.push('`');
    } else if (token === '{') openBrackets.push('{');
    offset += token.length;
    code += token.length === 1 ? token : token.replaceAll(/[^\n]/g, ' ');
  }
}

function readTrackedFiles(): NamedFile[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !ignoredFiles.test(file) && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
