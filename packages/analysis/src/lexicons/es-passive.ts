import type { PassiveForms } from '../languages/language.ts';
import { createAuxiliaries } from './auxiliaries.ts';
import { wordSet } from './word-set.ts';

/** The passive of Spanish with ser. */
export const spanishPassive: PassiveForms = {
  auxiliaries: createAuxiliaries(
    'fue fueron fui fuimos fuiste será serán seré seremos sería serían sido siendo ser fuera fueran fuese fuesen sea sean',
    'es son era eran soy somos éramos',
  ),
  interveningAdverbs:
    wordSet(`no nunca ya siempre también bien mal muy casi apenas luego finalmente inmediatamente rápidamente
    completamente`),
  isParticiple: isSpanishParticiple,
};

/** Spanish words that end like participles but usually are not after ser. */
const spanishNonParticiples =
  wordSet(`marido sonido estado pasado partido vestido sentido ruido apellido sábado helado soldado abogado
  lado grado mercado ganado pescado cuidado resultado significado pecado criado criada empleado empleada diputado comida
  bebida vida salida medida herida subida llegada entrada mirada nada cada espada década jornada temporada casado casada
  educado educada aficionado aficionada cansado callado callada honrado honrada delgado delgada pesado pesada complicado
  complicada delicado delicada adecuado adecuada apropiado apropiada parecido parecida parecidos parecidas querido querida
  atrevido atrevida divertido divertida divertidos aburrido aburrida debido debida desconocido desconocida jurado
  demasiado demasiada demasiados licenciado graduado graduada reservado reservada confiado osado osada malvado malvada
  alocado sagrado sagrada privado privada limitado limitada variado variada exagerado exagerada elevado elevada contenido
  cuñado cuñada teclado cercado tejado prado fado hado hada ensalada tostada almohada manada cruzada fachada bajada ida
  venida caída corrida partida huida seguida guarida acogida moneda nido dado dada todavía parada patada pesadilla dorado dorada
  colorado rosado rosada morado morada privilegiado distinguido distinguida merecido sucedido ocurrido nacido venido ido
  llegado muerto muerta muertos muertas`);

const spanishIrregularParticiples =
  /^(?:(?:des|re|contra|pre|mal|bien)?(?:hecho|dicho|escrito|visto|puesto|abierto|roto|vuelto|cubierto|suelto|impreso)|dispuesto|expuesto|impuesto|compuesto|propuesto|supuesto|descubierto|encubierto|descrito|inscrito|suscrito|devuelto|envuelto|resuelto|absuelto|disuelto|deshecho|rehecho|previsto|revisto|reescrito|electo|preso)$/;

function isSpanishParticiple(form: string): boolean {
  if (spanishNonParticiples.has(form) || form.length < 5) return false;
  if (/(?:ad|id|íd)[oa]s?$/.test(form)) return !/[áéóú]|í(?!d[oa]s?$)/.test(form);

  return spanishIrregularParticiples.test(form.replace(/(?:as?|os)$/, 'o'));
}
