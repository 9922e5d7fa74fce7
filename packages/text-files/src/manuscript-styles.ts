/** Word styles of a manuscript in standard format. Lengths are in twentieths of a point. */
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const font = 'Times New Roman';
const inch = 1_440;

/** Chapters start a third down the page, measured from the top margin. */
const chapterDrop = 3_840;

type ManuscriptStyles = { language: string; isVerse: boolean };

export function manuscriptStyles({ language, isVerse }: ManuscriptStyles): string {
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="SimSun" w:cs="${font}"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:before="0" w:after="0" w:line="480" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  const normal = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:widowControl w:val="0"/>${indent(isVerse ? 0 : inch / 2)}</w:pPr></w:style>`;
  const headings = Array.from({ length: 6 }, (_, index) => {
    const isChapter = index === 0;
    const page = isChapter ? '<w:pageBreakBefore/>' : '';
    const space = isChapter ? `<w:spacing w:before="${chapterDrop}" w:after="480"/>` : '';

    return style(
      { id: `Heading${index + 1}`, name: `heading ${index + 1}` },
      `<w:keepNext/>${page}${space}${indent(0)}<w:jc w:val="center"/><w:outlineLvl w:val="${index}"/>`,
    );
  });
  const single = '<w:spacing w:line="240" w:lineRule="auto"/>';
  const others = [
    style(
      { id: 'Quote', name: 'Quote' },
      `<w:ind w:start="${inch / 2}" w:end="${inch / 2}" w:firstLine="0"/>`,
    ),
    style({ id: 'SceneBreak', name: 'Scene Break' }, `${indent(0)}<w:jc w:val="center"/>`),
    style({ id: 'TitlePage', name: 'Title Page' }, single + indent(0)),
    style({ id: 'Header', name: 'header' }, single + indent(0)),
    style({ id: 'FootnoteText', name: 'footnote text' }, single + indent(0)),
    '<w:style w:type="character" w:styleId="FootnoteReference"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>',
  ];

  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:styles xmlns:w="${main}">${defaults}${normal}${headings.join('')}${others.join('')}</w:styles>`;
}

/** A right-aligned tab stop at the end of the line. */
export function manuscriptTabs(width: number): string {
  return `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`;
}

function indent(first: number): string {
  return `<w:ind w:firstLine="${first}"/>`;
}

function style({ id, name }: { id: string; name: string }, paragraph: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr></w:style>`;
}
