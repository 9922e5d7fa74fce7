/** Confused words that sound alike, with their corrections. Written for Longhand. */
export const germanHomonyms = `
  wusste/wußte/weiß/sagte/sage/sagt/dachte/denke/denkt/glaubte/glaube/glaubt/hoffte/hoffe/hofft/meinte/meint/fand/finde/findet/sah/sieht/hörte/hört/merkte/merkt/spürte/spürt/wünschte/fürchtete/befürchtete/behauptete/erklärte/erzählte/bemerkte/versprach/schwor/wollte/froh/sicher/klar/gut/schade/möglich/unmöglich/schön/wichtig/überzeugt/so/dafür/darauf/daran/darüber/bedeutete/heißt , das=dass # das
  ohne/bis auf/außer das=dass er/sie/es/ich/wir/man/jemand
  dass=das heißt/ist/war/wäre/stimmt/reicht/genügt/geht # first
  ihr seit=seid alle/nicht/so/doch/ja/hier/verrückt/zu/mir/böse/müde|seit=seid ihr verrückt/bereit/müde/sicher/da/hier/alle # pause|seid=seit wann/langem/kurzem/jeher/jahren/monaten/wochen/tagen/stunden/minuten/ewigkeiten/anfang/beginn/neuestem/letztem/letzter # seit
  seid=seit zwei/drei/vier/fünf/sechs/sieben/acht/neun/zehn/einigen/vielen/mehreren jahren/monaten/wochen/tagen/stunden/minuten/jahrhunderten
  wiederspiegeln=widerspiegeln/wiederspiegelt=widerspiegelt/wiederspiegelte=widerspiegelte/wiederspiegelten=widerspiegelten|wiedersprechen=widersprechen/wiederspricht=widerspricht/wiedersprach=widersprach/wiedersprochen=widersprochen/wiederspruch=Widerspruch
  wiederstand=Widerstand/wiederstehen=widerstehen/wiederlich=widerlich/wiederwillig=widerwillig/wiederwärtig=widerwärtig/wiederlegen=widerlegen/wiederlegt=widerlegt/wiedersetzen=widersetzen/wiedersetzte=widersetzte/wiederfahren=widerfahren|wieder=wider willen=Willen|immer/nie wider=wieder
  mehr/weniger/besser/größer/schlimmer/schöner den=denn je|als/selbst wen=wenn er/sie/es/ich/wir/ihr/man
  war/ist/sei/wäre/waren/sind tod=tot # small|totkrank=todkrank/totmüde=todmüde/totsicher=todsicher/totunglücklich=todunglücklich/toternst=todernst/totlangweilig=todlangweilig
  wenn/dass/kann/muss/sollte/könnte/darf/wie/wo/was mann=man # small|kaffee=Kaffee malen=mahlen/gemalen=gemahlen|bild=Bild/bilder=Bilder mahlen=malen/mahlte=malte
  andere seiten=Saiten aufziehen/aufzuziehen|augenlied=Augenlid/augenlieder=Augenlider/augenliedern=Augenlidern|leib=Laib brot=Brot|laib=Leib und seele=Seele|gute mine=Miene zum|keine/eine mine=Miene verzog/verziehen/verzogen
  auf den versen=Fersen # dicht|ihm=im gegensatz=Gegensatz/allgemeinen=Allgemeinen/übrigen=Übrigen/augenblick=Augenblick/moment=Moment/gegenteil=Gegenteil|es wahr=war einmal/ein/eine/kalt/dunkel/spät/still/schon|er/ich wahr=war ein/eine/müde/allein
  entgültig=endgültig/entgültige=endgültige/entgültigen=endgültigen|endtäuscht=enttäuscht/endtäuschung=Enttäuschung/endtäuschte=enttäuschte
`;
