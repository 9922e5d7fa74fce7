/** Confused words that sound alike, with their corrections. Written for Longhand. */
export const spanishHomonyms = `
  tubo=tuvo que/miedo/suerte/tiempo/ganas/razón/hambre # noun|no/ella/él tubo=tuvo|haber=a_ver si|vamos/voy/vas haber=a_ver|puede/pudo/podía/podría/debe/debió/debía/debería a ver > puede/pudo/podía/podría/debe/debió/debía/debería haber
  a ver sido/hecho/dicho/visto/estado/tenido/ido/sabido/podido/venido > haber sido/hecho/dicho/visto/estado/tenido/ido/sabido/podido/venido|he/has/ha/hemos/han/había/habían/haber/hubiera echo=hecho|de echo=hecho|hecho=echo de menos # verb
  hechar=echar/hechó=echó/hechaba=echaba/hecharon=echaron/hechando=echando|hecho=echó a correr/andar/llorar/reír # verb|ay=hay un/una/muchos/muchas/algo/alguien/nadie|por hay=ahí|hay=ahí está/estaba/estaban/están # verb
  iva=iba/ivan=iban|valla=vaya a/al/usted # verb|que/no/se/te/me/le/les valla=vaya|se calló=cayó al suelo/agua/río/mar/vacío|se calló=cayó de/por la/las/el cama/caballo/escalera/escaleras/silla/árbol/techo
  asta=hasta que/luego/mañana/ahora/pronto/entonces|haz=has visto/hecho/dicho/sido/estado/ido/venido/comido/tenido/podido|has=haz el favor|has=haz lo que/caso
  a=ha sido/tenido/podido/habido/venido/llegado/sabido|voy/vas/va/vamos/van/iba/iban/fui/fue ha=a|si no también/además > sino también/además|si=sí mismo/misma/mismos/mismas
  el=él dijo/estaba/tenía/quería/sabía/respondió/preguntó/pensó/sonrió/asintió/había|tu=tú eres/estás/tienes/sabes/quieres/puedes/dices/crees/vas
  tú=tu casa/madre/padre/vida/mano/hermano/hermana/nombre/hijo/hija/cara|a mi=mí me/no|no se=sé qué/cómo/quién/dónde/cuándo/si
  hacia=hacía frío/calor/falta/viento|hacia=hacía mucho/tanto tiempo|rebelar=revelar/rebeló=reveló/rebelado=revelado un/el/su secreto|se reveló=rebeló contra|se revelaron=rebelaron contra|tal/otra/cada/rara/alguna/esta ves=vez|de ves=vez en cuando|a la ves=vez|en ves=vez de|una ves=vez que/más
  halla=haya/hallan=hayan sido/hecho/dicho/visto/estado/ido/venido/podido/tenido|abría=habría sido/hecho/dicho/podido/querido|tasa=taza/tasas=tazas de café/té/leche/chocolate/porcelana|taza=tasa de interés/natalidad/mortalidad/desempleo|lo ciento=siento # pause
`;
