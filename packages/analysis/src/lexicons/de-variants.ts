import type { SpellingPairs } from '../languages/language.ts';

/** Words with two spellings, before and after the reform of 1996. Written for Longhand. */
export const germanVariants: readonly SpellingPairs[] = [
  {
    group: 'before/after 1996',
    pairs: `
      daß/dass muß/muss mußt/musst mußte/musste mußten/mussten müßte/müsste müßten/müssten wußte/wusste
      wußten/wussten wüßte/wüsste gewußt/gewusst läßt/lässt laß/lass faßt/fasst faßte/fasste faßten/fassten
      gefaßt/gefasst paßt/passt paßte/passte paßten/passten gepaßt/gepasst mißt/misst vergißt/vergisst vergiß/vergiss
      frißt/frisst ißt/isst iß/iss gewiß/gewiss bißchen/bisschen biß/biss riß/riss schloß/schloss schoß/schoss
      goß/goss floß/floss genoß/genoss verdroß/verdross beschloß/beschloss entschloß/entschloss fluß/fluss kuß/kuss
      küßte/küsste küßt/küsst nuß/nuss schuß/schuss schluß/schluss entschluß/entschluss anschluß/anschluss
      prozeß/prozess paß/pass haß/hass haßte/hasste haßt/hasst naß/nass blaß/blass kraß/krass roß/ross faß/fass
      baß/bass boß/boss streß/stress kongreß/kongress expreß/express kompromiß/kompromiss mißtrauen/misstrauen
      mißverständnis/missverständnis häßlich/hässlich gräßlich/grässlich läßlich/lässlich verläßlich/verlässlich
      rußland/russland rauh/rau rauhe/raue rauhen/rauen rauher/rauer känguruh/känguru stengel/stängel
      überschwenglich/überschwänglich plazieren/platzieren plaziert/platziert numerieren/nummerieren
      numeriert/nummeriert behende/behände greuel/gräuel schneuzen/schnäuzen`,
  },
];
