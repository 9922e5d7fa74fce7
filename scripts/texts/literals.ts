import { type Source, type SyntaxNode, walk } from './sources.ts';

/** Attributes that are visible or announced. */
const userFacingAttributes = [
  'title',
  'alt',
  'aria-label',
  'aria-description',
  'placeholder',
  'label',
  'hint',
  'lede',
];

/** Terms that are not translated: names, keyboard keys, a command, sources of formulas. */
const untranslatedTerms =
  /^(Longhand|Spotify|Google|GitHub|Microsoft|Ctrl|⌘|K|Esc|Enter|F8|npm start|Flesch 1948|CSV|JSON|XLSX|HTTP|IP)$/;

/** Literal text in the markup of a screen that belongs in the messages, one sentence each. */
export function findLiteralText({ file, tree }: Source): string[] {
  const found: string[] = [];
  const addText = (words: unknown) => {
    if (typeof words !== 'string') return;
    const normalized = words.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(normalized) && !untranslatedTerms.test(normalized)) found.push(normalized);
  };

  const visit = (below: unknown) =>
    walk(below, (node) => {
      if (node.type === 'JSXText') addText(node['value']);
      if (node.type === 'JSXExpressionContainer') addText(stringIn(node['expression']));
      if (node.type !== 'JSXAttribute') return;
      const { expression } = Object(node['value']);
      if (userFacingAttributes.includes(nameOf(node['name'])))
        addText(stringIn(node['value']) ?? stringIn(expression));
      visit(expression); // only for nested markup; a plain string there is not displayed

      return false;
    });
  visit(tree);

  return found.map(
    (words) => `${file} says “${words}” itself; words belong into packages/locales.`,
  );
}

function stringIn(node: unknown): unknown {
  const { type, value } = Object(node);

  return type === 'StringLiteral' ? value : undefined;
}

function nameOf(name: unknown): string {
  return String((Object(name) as Partial<SyntaxNode>)['value'] ?? '');
}
