import type { SpellingPairs } from '../languages/language.ts';

const createGroup = (pair: string): SpellingPairs => ({ group: pair, pairs: pair });

/** Words with two spellings that are both accepted by the academies or were changed by the Ortografía of 2010. Written for Longhand. */
export const spanishVariants: readonly SpellingPairs[] = [
  {
    group: 'before/after 2010',
    pairs: 'guión/guion truhán/truhan ión/ion muón/muon prión/prion quórum/cuórum',
  },
  {
    group: 'es/es-MX',
    pairs: `
    vídeo/video vídeos/videos fútbol/futbol chófer/chofer chófers/choferes cóctel/coctel cócteles/cocteles icono/ícono iconos/íconos béisbol/beisbol pijama/piyama pijamas/piyamas`,
  },
  ...`período/periodo períodos/periodos cardíaco/cardiaco cardíaca/cardiaca austríaco/austriaco austríaca/austriaca
  policíaco/policiaco policíaca/policiaca septiembre/setiembre oscuro/obscuro oscura/obscura oscuridad/obscuridad
  sustancia/substancia sustancias/substancias suscribir/subscribir psicología/sicología psicólogo/sicólogo psicóloga/sicóloga
  transporte/trasporte reemplazar/remplazar reemplazo/remplazo élite/elite élites/elites olimpíada/olimpiada zigzag/zig-zag
  quizás/quizá harmonía/armonía reuma/reúma güisqui/whisky kilo/quilo kilómetro/quilómetro kilómetros/quilómetros`
    .split(/\s+/)
    .map(createGroup),
];
