import { Parser } from 'htmlparser2';
import { FileOpenError } from './file-open-error.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Events of a markup parser, in document order. */
export type MarkupReader = {
  open(name: string, attributes: Attributes): void;
  text(words: string): void;
  close(name: string): void;
};

/**
 * Maximum nesting depth, as protection against attacks; real documents stay far below. HTML nests deeper, because unclosed elements contain
 * everything after them.
 */
const maxDepth = { xml: 2_000, html: 20_000 };

/**
 * Parses XML. Namespace prefixes are removed, since every program chooses its own. No external resources are loaded and only the predefined
 * entities are known.
 *
 * @throws FileOpenError `unsafe` for a document that declares entities, `broken` for one that is not closed
 */
export function readXml(source: string, reader: MarkupReader): void {
  let depth = 0;
  let hasRoot = false;
  read(source, true, {
    open(name, attributes) {
      depth += 1;
      hasRoot = true;
      if (depth > maxDepth.xml) throw new FileOpenError('unsafe');
      reader.open(localName(name), withLocalNames(attributes));
    },
    text: reader.text,
    close(name) {
      depth -= 1;
      reader.close(localName(name));
    },
  });
  if (!hasRoot || !/>\s*$/.test(source.slice(-200))) throw new FileOpenError('broken');
}

/**
 * Parses HTML like a browser, without running or loading anything.
 *
 * @throws FileOpenError `unsafe` for excessive nesting
 */
export function readHtml(source: string, reader: MarkupReader): void {
  let depth = 0;
  read(source, false, {
    open(name, attributes) {
      depth += 1;
      if (depth > maxDepth.html) throw new FileOpenError('unsafe');
      reader.open(name, attributes);
    },
    text: reader.text,
    close(name) {
      depth -= 1;
      reader.close(name);
    },
  });
}

function read(source: string, xmlMode: boolean, { open, text, close }: MarkupReader): void {
  const parser = new Parser(
    {
      onopentag: open,
      ontext: text,
      onclosetag: close,
      onprocessinginstruction(name, declared) {
        if (/^!doctype$/i.test(name) && /\[|<!entity/i.test(declared)) {
          throw new FileOpenError('unsafe');
        }
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withLocalNames(attributes: Attributes): Attributes {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) named[localName(name)] = value;

  return named;
}
