import { describe, expect, test } from 'vitest';
import { syllablesOfArabic } from './ar-syllables.ts';
import { syllablesOfGerman } from './de-syllables.ts';
import { syllablesOfSpanish } from './es-syllables.ts';
import { syllablesOfFrench } from './fr-syllables.ts';
import { zh } from './zh.ts';

/** Parses words whose syllables are separated by a full stop. */
function parseSyllables(words: string): readonly (readonly [word: string, syllables: number])[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('.', ''), word.split('.').length]);
}

describe('syllables of Spanish', () => {
  // Examples of diphthongs and hiatus from the Ortografía (RAE & ASALE 2010), and similar words.
  test.each(
    parseSyllables(`a.é.re.o pa.ra.no.ia muy buey cons.truí o.í.do bú.ho ve.hí.cu.lo de.sahu.cio co.he.te ahi.ja.do que.so
    gue.rra pin.güi.no ciu.dad rí.o te.a.tro po.e.ta a.ho.ra ha.cí.ais y rey le.yes chi.i.ta hués.ped a.ve.ri.guáis
    le.er ca.ca.o Ra.úl al.co.hol i.de.a a.hín.co prohi.bir Dios Pa.ra.guay lin.güís.ti.ca cui.da.do rui.do`),
  )('%s has %i', (word, syllables) => {
    expect(syllablesOfSpanish(word.toLowerCase())).toBe(syllables);
  });
});

describe('syllables of French', () => {
  test.each(
    parseSyllables(`ou.vri.er thé.âtre cré.a.tion pa.ys vo.yage en.nu.yeux queue pe.tit sa.me.di vie i.dée fille fa.mille
    tra.va.iller feuille ac.cueil or.gueil so.leil na.ïf ha.ïr No.ël ma.ïs gé.ant ré.el eu.ro.pé.en ré.u.ssir po.ème
    cli.ent cri.er pri.ère ou.bli.er lui nuit fruit jouer ma.riage hier fé.vri.er man.geons guerre langue quatre chaque
    les de je aiment parlent mo.ment sou.vent vrai.ment len.te.ment a.vaient tom.bèrent viennent re.mer.cie.ment
    ex.tra.or.di.naire bo.a oi.seau eau beau.coup œuf cœur diable pa.trie yeux hô.pi.tal est et très belle
    al.cool cha.os rue tient é.tu.dient pa.tient vent con.tent montent table o.reille œil bou.teille lo.yal cru.el`),
  )('%s has %i', (word, syllables) => {
    expect(syllablesOfFrench(word.toLowerCase())).toBe(syllables);
  });

  test('an elided word has no syllable of its own', () => {
    expect(["l'", "qu'", "jusqu'"].map(syllablesOfFrench)).toEqual([0, 0, 1]);
  });
});

describe('syllables of German', () => {
  test.each(
    parseSyllables(`Fa.mi.li.en Fa.mi.li.e Na.ti.on Mu.se.um The.a.ter neu.e Bau.er Knie schien er.schien Fe.ri.en I.ta.li.en
    Bat.te.rie The.o.rie I.de.en se.hen Haus Häu.ser be.en.den be.ur.tei.len ge.ehrt ge.än.dert Se.en Spa.ni.er
    Pa.pier Tier ak.tu.ell Stu.di.e Ju.bi.lä.um Baum Traum Mo.sa.ik na.iv A.the.ist Zo.o.lo.gie Quel.le Sys.tem
    Eu.ro.pä.er Tou.rist Ei.er wie.der Be.am.te hin.ein Ra.di.o bei.den Bee.re die.nen Wien Ru.i.ne Du.ell
    Fa.mi.li.en.fei.er Re.vo.lu.ti.on Lai.en bei.na.he ver.die.nen`),
  )('%s has %i', (word, syllables) => {
    expect(syllablesOfGerman(word)).toBe(syllables);
  });
});

describe('syllables of Arabic', () => {
  test.each([
    ['كَتَبَ', 3],
    ['مُدَرِّسَةٌ', 5],
    ['قَالَ', 2],
    ['الْكِتَابُ', 4],
    ['كِتَابٌ', 3],
  ])('vocalized %s has %i', (word, syllables) => {
    expect(syllablesOfArabic(word)).toBe(syllables);
  });

  test.each([
    ['كتب', 2],
    ['كتاب', 2],
    ['الكتاب', 3],
    ['المدرسة', 4],
    ['من', 1],
    ['يقول', 2],
    ['جميلة', 3],
    ['والكتاب', 4],
    ['سيارة', 3],
  ])('unvocalized %s is estimated to have %i', (word, syllables) => {
    expect(syllablesOfArabic(word)).toBe(syllables);
  });
});

test.each([
  ['天气', 2],
  ['图书馆', 3],
  ['2024', 4],
])('a Chinese character is a syllable: %s has %i', (word, syllables) => {
  expect(zh.syllables?.(word)).toBe(syllables);
});
