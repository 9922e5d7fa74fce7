/** Confused words that sound alike, with their corrections. Written for Longhand. */
export const frenchHomonyms = `
  grâce/face/jusqu'/quant a=à|a=à cause/côté/partir/propos/travers/force/peine/présent/nouveau/condition # verb
  tout a=à coup/fait/l'heure|commença/commençait/commence/commencé/commencèrent/continua/continuait/continué/parvint/parvenait/réussit/réussi/apprit/obligea/hésita/hésitait/tarda/chercha/cherchait/mit/mirent a=à
  il/elle/on/qui à=a été/eu/dit/fait/pris/vu/mis/voulu/pu/su/fallu/perdu/répondu/commencé/toujours/jamais|il y à=a|n'à=n'a pas/jamais/plus/rien/été
  ou=où est/sont/es-tu/vas-tu/est-il/est-elle/sont-ils/étais-tu/allez-vous/êtes-vous/suis-je # opens|moment/jour/endroit/instant/heure/nuit/maison/soir/là/partout/pays/lieu ou=où il/elle/je/on/nous/ils/elles/tu|d'ou=d'où|où=ou bien/non/plutôt
  ces/s'est à dire > c'est-à-dire|c'est yeux/mains/cheveux/lèvres/parents/amis/enfants > ses yeux/mains/cheveux/lèvres/parents/amis/enfants, ces yeux/mains/cheveux/lèvres/parents/amis/enfants|il/elle/on/qui c'est=s'est levé/levée/assis/assise/tourné/tournée/arrêté/arrêtée/mis/mise/rendu/rendue/passé/retrouvé/retrouvée/endormi/endormie/approché/approchée/tu/enfui/enfuie
  se=ce n'est/n'était|se=ce sont des/les/eux|se=ce qui/que/qu'|ce=se demanda/leva/mit/retourna/tut/pencha/précipita/dirigea/réveilla/rendit/tourna/releva/trouva|sa=ça va/y/ne|ça=sa mère/maison/main/tête/femme/vie/fille/sœur/voix/chambre/robe/voiture/bouche/place
  c'et=c'est|il/elle et=est très/trop/déjà/parti/partie/mort/morte/venu/venue/arrivé/arrivée|ils/elles son=sont|ils/elles on=ont # verb|la bas/dedans/dessous > là-bas/là-dedans/là-dessous # there|la-bas=là-bas/la-dedans=là-dedans/la-haut=là-haut/la-dessus=là-dessus|celui/celle la > celui-là/celle-là # pause
  un peut=peu|on/il/elle peu=peut # verb|je/tu peut=peux|il/elle/on peux=peut|peut=peu à peut=peu/peu|peut=peu importe|quand=quant à moi/toi/lui/elle/eux/nous/vous|quant=quand il/elle/on/je/nous
  mes=mais non/oui/il/elle/je/pourquoi|leurs=leur dit/dire/donna/donner/parla/parler/fit/demanda/demander/répondit/montra/montrer/sourit|leur=leurs yeux/parents/enfants/mains/pieds/cheveux/voisins/bagages/amis
  tous=tout le monde/temps|tout=tous les jours/matins/soirs/deux/gens/hommes/enfants/trois|il/elle sans=s'en va/alla/allait|tout prêt=près de|près=prêt à partir/tout/mourir
  deux/trois/quatre/plusieurs/chaque/encore une foi=fois|ma fois=foi # pause|digne de fois=foi|au cour=cours de/du/des
  ai/as/a/avons/avez/ont/avais/avait/avaient/avions manger=mangé/parler=parlé/donner=donné/trouver=trouvé/passer=passé/regarder=regardé/demander=demandé/tomber=tombé/aimer=aimé/penser=pensé/oublier=oublié/laisser=laissé/chercher=cherché/commencer=commencé/quitter=quitté/rester=resté/écouter=écouté/travailler=travaillé/acheter=acheté/essayer=essayé/tuer=tué/jeter=jeté/fermer=fermé/entrer=entré/arriver=arrivé/raconter=raconté/montrer=montré
  pour mangé=manger/parlé=parler/regardé=regarder/trouvé=trouver/cherché=chercher/écouté=écouter/acheté=acheter
`;
