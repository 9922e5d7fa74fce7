import { Parser } from 'htmlparser2';
import { FileRefusal } from './file-refusal.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What a reader is told of markup, in the order of the document. */
export type MarkupReader = {
  open(name: string, attributes: Attributes): void;
  text(words: string): void;
  close(name: string): void;
};

/**
 * How deep elements may lie in one another: no document of a writer comes near, some attacks begin there. Pages lie deeper, for
 * where an element is not closed all that follows lies in it; each one costs as much as lies above it.
 */
const deepest = { xml: 2_000, html: 20_000 };

/**
 * Reads XML. Names lose their prefixes, which every program chooses for itself. Nothing outside of the document is read
 * and no entity but those of XML itself is known.
 *
 * @throws FileRefusal `unsafe` for a document that declares entities, `broken` for one that is not closed
 */
export function readXml(source: string, reader: MarkupReader): void {
  let depth = 0;
  let hasRoot = false;
  read(source, true, {
    open(name, attributes) {
      depth += 1;
      hasRoot = true;
      if (depth > deepest.xml) throw new FileRefusal('unsafe');
      reader.open(local(name), withLocalNames(attributes));
    },
    text: reader.text,
    close(name) {
      depth -= 1;
      reader.close(local(name));
    },
  });
  if (!hasRoot || !/>\s*$/.test(source.slice(-200))) throw new FileRefusal('broken');
}

/**
 * Reads HTML as a browser would, but neither runs nor loads anything.
 *
 * @throws FileRefusal `unsafe` where elements lie in one another without end
 */
export function readHtml(source: string, reader: MarkupReader): void {
  let depth = 0;
  read(source, false, {
    open(name, attributes) {
      depth += 1;
      if (depth > deepest.html) throw new FileRefusal('unsafe');
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
          throw new FileRefusal('unsafe');
        }
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withLocalNames(attributes: Attributes): Attributes {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) named[local(name)] = value;

  return named;
}
