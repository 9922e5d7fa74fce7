/** The static or nearly static parts of a Word document. */
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const documentNamespaces = `xmlns:w="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;

export function contentTypes(hasHeader: boolean): string {
  const header = hasHeader
    ? `<Override PartName="/word/header1.xml" ContentType="${wordType}.header+xml"/>`
    : '';

  return `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/><Override PartName="/word/footnotes.xml" ContentType="${wordType}.footnotes+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${header}</Types>`;
}

export const packageRelationships = `${xmlDeclaration}<Relationships xmlns="${relationships}"><Relationship Id="document" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

export function documentProperties(title: string, author: string, at: string): string {
  const creator = author === '' ? '' : `<dc:creator>${author}</dc:creator>`;

  return `${xmlDeclaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${title}</dc:title>${creator}<dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`;
}

/** Styles with built-in names, which every word processor localizes. */
export function stylesOf(language: string): string {
  const headings = [36, 32, 28, 26, 24, 24].map(
    (size, index) =>
      `<w:style w:type="paragraph" w:styleId="Heading${index + 1}"><w:name w:val="heading ${index + 1}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="${index}"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`,
  );

  return `${xmlDeclaration}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="300" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${headings.join('')}<w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:ind w:start="720" w:end="720"/></w:pPr></w:style>${sceneBreak}<w:style w:type="character" w:styleId="FootnoteReference"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="FootnoteText"><w:name w:val="footnote text"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="20"/><w:szCs w:val="20"/></w:rPr></w:style></w:styles>`;
}

const sceneBreak =
  '<w:style w:type="paragraph" w:customStyle="1" w:styleId="SceneBreak"><w:name w:val="Scene Break"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:jc w:val="center"/></w:pPr></w:style>';

/** A numbered list: nesting depth (from 1), first number, and whether numbers end with a parenthesis. */
export type NumberedList = { level: number; start: number; hasBracket: boolean };

/** The list id of all bullet items; ids of numbered lists follow. */
export const bulletList = 1;

/** Each list needs its own `w:num`: lists that share one continue counting. */
export function numberingOf(lists: readonly NumberedList[]): string {
  const numbered = lists.map(
    ({ level, start, hasBracket }, index) =>
      `<w:num w:numId="${bulletList + 1 + index}"><w:abstractNumId w:val="${hasBracket ? 3 : 2}"/><w:lvlOverride w:ilvl="${level - 1}"><w:startOverride w:val="${start}"/></w:lvlOverride></w:num>`,
  );

  return `${xmlDeclaration}<w:numbering xmlns:w="${main}">${abstractNumbering(1, 'bullet')}${abstractNumbering(2, 'decimal')}${abstractNumbering(3, 'decimal', ')')}<w:num w:numId="${bulletList}"><w:abstractNumId w:val="1"/></w:num>${numbered.join('')}</w:numbering>`;
}

/** The footnotes part, with the two separator notes that Word requires. */
export function footnotes(notes: string): string {
  const line = (id: number, type: string, sign: string) =>
    `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${sign}/></w:r></w:p></w:footnote>`;

  return `${xmlDeclaration}<w:footnotes xmlns:w="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${line(-1, 'separator', 'separator')}${line(0, 'continuationSeparator', 'continuationSeparator')}${notes}</w:footnotes>`;
}

function abstractNumbering(id: number, format: 'bullet' | 'decimal', end = '.'): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const sign = format === 'bullet' ? '•' : `%${level + 1}${end}`;

    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="start"/><w:pPr><w:ind w:start="${720 * (level + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
  });

  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`;
}
