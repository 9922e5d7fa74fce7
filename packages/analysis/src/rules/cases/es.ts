import type { LanguageCases } from './rule-cases.ts';

const long = 'y el viento seguía por la colina hasta el agua donde dormían las barcas '.repeat(4);
const block =
  'La marea subía sobre la arena y volvía a bajar, gris y lenta, como lo había hecho siempre. ';

export const spanishCases: LanguageCases = {
  'long-sentence': {
    must: [[`Ella esperó ${long}sola.`, `Ella esperó ${long}sola`]],
    mustNot: ['Ella esperó. '.repeat(40)],
  },
  passive: {
    must: [['La carta fue encontrada por Marta.', 'fue encontrada']],
    mustNot: ['Ella fue feliz aquel verano.', 'La casa era conocida en el barrio.'],
  },
  echo: {
    must: [
      [
        'Caminaba lentamente por el patio, bajo la lluvia fría. Un perro cruzó lentamente la calle.',
        'lentamente',
      ],
    ],
    mustNot: [
      'El farol temblaba con el viento, y él buscaba la llave. Nadie había encendido el farol.',
      'Subió lentamente la escalera mojada hasta la puerta. En el rellano también caminó lentamente.',
    ],
  },
  'wide-echo': {
    must: [['El farol temblaba. Nadie había encendido el farol.', 'farol']],
    mustNot: ['Marta se sentó. Nadie vio entrar a Marta.'],
  },
  adverb: {
    must: [['Cerró la puerta lentamente.', 'lentamente']],
    mustNot: ['Finalmente llegó, y seguramente llovía.', '—Camina lentamente —dijo ella.'],
  },
  intensifier: {
    must: [['La noche era muy fría.', 'muy fría']],
    mustNot: ['—Es muy tarde —dijo.'],
  },
  'doubled-word': {
    must: [['Abrió la la ventana.', 'la la']],
    mustNot: ['Era muy muy tarde.'],
  },
  'repeated-phrase': {
    must: [
      [
        'Luego se frotó las manos frías. Al rato se frotó las manos frías. De noche se frotó las manos frías.',
        'se frotó las manos',
      ],
    ],
    mustNot: [
      'Estaba en un rincón del mercado. Dormía en un rincón del mercado. Cantaba en un rincón del mercado.',
    ],
  },
  'sentence-start': {
    must: [['Ella corrió. Ella cayó. Ella se levantó.', 'Ella']],
    mustNot: ['Ella corrió. Juan cayó. Ella se levantó.'],
  },
  alliteration: {
    must: [['Tristes tigres tragaban trigo.', 'Tristes tigres tragaban trigo']],
    mustNot: ['Tristes leones tragaban trigo.'],
  },
  cliche: {
    must: [['Temblaba como un flan.', 'Temblaba como un flan']],
    mustNot: ['Temblaba el puente viejo.'],
  },
  redundancy: {
    must: [['Subió arriba y cerró.', 'Subió arriba']],
    mustNot: ['Subió la escalera y cerró.'],
  },
  'weak-word': {
    must: [['Era una especie de barco.', 'una especie de']],
    mustNot: ['Era un barco de vela.', 'Pidió un poco de sal.'],
  },
  'vague-word': {
    must: [['El informe trata de diversos puertos.', 'diversos']],
    mustNot: ['Hay nueve mapas en el informe.', 'El resultado es importante.'],
  },
  'filter-word': {
    must: [['Vio que la puerta se abría.', 'Vio que']],
    mustNot: ['Cuando vio que la puerta se abría, corrió.', 'Vio a su madre los domingos.'],
  },
  'named-emotion': {
    must: [
      ['Marta estaba furiosa.', 'estaba furiosa'],
      ['Sintió miedo.', 'Sintió miedo'],
      ['Temblaba de rabia.', 'Temblaba de rabia'],
    ],
    mustNot: [
      'Si estaba furiosa, nadie lo notó.',
      'Estaba contenta de verlo.',
      '—Estaba furiosa —dijo Marta.',
    ],
  },
  homonym: {
    must: [
      ['Marta tubo que salir.', 'tubo'],
      ['Lo ha echo otra ves.', 'echo'],
      ['Vamos haber el mar.', 'haber'],
    ],
    mustNot: [
      'El tubo que compró no sirve.',
      'Nunca le echo sal, y lo ha hecho otra vez.',
      'Vamos a ver el mar. Lo que hay está en la mesa.',
    ],
  },
  'pronoun-start': {
    must: [['Ella salió. Él esperó. Ella corrió. Ella volvió. Él calló. Nosotros miramos.', 'Él']],
    mustNot: ['Ella salió. Llovía. Marta corrió. Volvió. Él calló. Nadie miró.'],
  },
  nominalisation: {
    must: [['El consejo tomó una decisión.', 'tomó una decisión']],
    mustNot: ['El consejo decidió.'],
  },
  sensory: {
    must: [['El olor del barniz llenaba el cuarto.', 'olor']],
    mustNot: ['El cuarto se alquiló en mayo.'],
  },
  'sticky-sentence': {
    kind: 'business',
    must: [
      [
        'Lo que se ha de hacer es lo que ya se dijo y no lo que él y yo no.',
        'Lo que se ha de hacer es lo que ya se dijo y no lo que él y yo no',
      ],
    ],
    mustNot: [
      'Nuestros prácticos guían buques grandes entre bancos de arena durante tormentas invernales.',
    ],
  },
  'long-paragraph': {
    must: [[block.repeat(22), block.repeat(22).slice(0, -2)]],
    mustNot: [block.repeat(5)],
  },
  transition: {
    must: [['Además, llueve. Sin embargo, salimos.', 'Sin embargo']],
    mustNot: ['Sin embargo, salimos. Llueve.'],
  },
  'dialogue-tag': {
    must: [['—Vete —espetó él.', 'espetó']],
    mustNot: ['—Vete —dijo él.', 'El perro ladró y se fue.'],
  },
  'spelling-variant': {
    must: [['El período fue largo. Otro período siguió. Aquel periodo pasó.', 'periodo']],
    mustNot: ['El periodo fue largo. Otro periodo siguió.'],
  },
  hyphenation: {
    must: [['Fue un ex-alumno. El exalumno volvió. Aquel exalumno cantó.', 'ex-alumno']],
    mustNot: ['Fue un exalumno. El exalumno volvió.'],
  },
  capitalisation: {
    must: [['Habló de la Iglesia. Fue a la iglesia, a la iglesia y a la iglesia.', 'Iglesia']],
    mustNot: ['Fue a la iglesia, a la iglesia y a la iglesia.'],
  },
  'quote-style': {
    must: [['“Sí.” “No.” "Quizás."', '"']],
    mustNot: ['«Sí.» «No.» «Quizás.»'],
  },
  acronym: {
    must: [
      ['La OMS se reunió en mayo. La Organización Mundial de la Salud (OMS) nació en 1948.', 'OMS'],
    ],
    mustNot: ['La Organización Mundial de la Salud (OMS) nació en 1948. La OMS se reunió en mayo.'],
  },
  'number-style': {
    kind: 'essay',
    must: [['Contamos tres barcas. Tenían cuatro redes. Ruth trajo 5 remos viejos.', '5']],
    mustNot: ['Contamos tres barcas y cuatro redes.', 'En el capítulo 3 hay cuatro redes.'],
  },
  spacing: { must: [['Ella esperó , y se fue.', ' ,']], mustNot: ['Ella esperó, y se fue.'] },
  ellipsis: { must: [['Esperó... y se fue.', '...']], mustNot: ['Esperó… y se fue.'] },
  dash: {
    must: [['La puerta - una vieja - estaba abierta.', ' - ']],
    mustNot: ['La puerta —una vieja— estaba abierta.', '—Hola —dijo ella.'],
  },
  'local-marks': {
    must: [['Dónde estás?', '?']],
    mustNot: ['¿Dónde estás?', '¡Qué alegría!'],
  },
  inclusive: {
    must: [['Todos los ciudadanos votan.', 'los ciudadanos']],
    mustNot: ['La ciudadanía vota.'],
  },
  'house-rule': { must: [['Hay que utilize remos.', 'utilize']], mustNot: ['Hay que usar remos.'] },
};
