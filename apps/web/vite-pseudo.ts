import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/**
 * A text as no language has it: marked letters, longer by two fifths, in brackets. What stays plain on a screen is not in the
 * texts; where a bracket is missing, something was cut off.
 *
 * @param text an ICU message
 * @example pseudo('Save {n} texts') // '[Šàvé {n} ťéxťš ···]'
 */
export function pseudo(text: string): string {
  const elements = parse(text);
  const letters = lengthOf(elements);
  const more = letters === 0 ? '' : ` ${'·'.repeat(Math.max(2, Math.round(letters * 0.4)))}`;

  return `[${printAST(elements.map(marked))}${more}]`;
}

function marked(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: withMarks(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(marked) };
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(marked) },
  ]);

  return { ...element, options: Object.fromEntries(options) };
}

function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (isTagElement(element)) return sum + lengthOf(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return sum + 4;

    return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);
}

const plain = 'aceilnorstuyzACEILNORSTUYZ';
const accented = 'àçéíłñóřšťúýžÀÇÉÍŁÑÓŘŠŤÚÝŽ';

function withMarks(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
