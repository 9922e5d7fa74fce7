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
 * Pseudo-localizes a message: accented letters, 40 % longer, in brackets. Unaccented words on a screen are not localized; a missing bracket
 * shows truncation.
 *
 * @param text an ICU message
 * @example pseudoLocalize('Save {n} texts') // '[Šàvé {n} ťéxťš ···]'
 */
export function pseudoLocalize(text: string): string {
  const elements = parse(text);
  const letters = textLength(elements);
  const padding = letters === 0 ? '' : ` ${'·'.repeat(Math.max(2, Math.round(letters * 0.4)))}`;

  return `[${printAST(elements.map(accentElement))}${padding}]`;
}

function accentElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: accentLetters(element.value) };
  if (isTagElement(element)) return { ...element, children: element.children.map(accentElement) };
  if (!isPluralElement(element) && !isSelectElement(element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(accentElement) },
  ]);

  return { ...element, options: Object.fromEntries(options) };
}

function textLength(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (isTagElement(element)) return sum + textLength(element.children);
    if (!isPluralElement(element) && !isSelectElement(element)) return sum + 4;

    return sum + Math.max(...Object.values(element.options).map(({ value }) => textLength(value)));
  }, 0);
}

const plain = 'aceilnorstuyzACEILNORSTUYZ';
const accented = 'àçéíłñóřšťúýžÀÇÉÍŁÑÓŘŠŤÚÝŽ';

function accentLetters(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
