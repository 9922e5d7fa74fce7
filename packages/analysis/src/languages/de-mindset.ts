import type { FacetLists } from '../measures/mindset/facet.ts';

/** Written for Longhand; see `FacetLists` for the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `gelernt|erlern*|üben|geübt|übung|übungen|noch einmal versuch*|wieder versuch*|weiter versuch*|verbesser*
    |besser werden|besser geworden|wird besser|wurde besser|bemüh*|anstreng*|herausforder*|wachstum|fortschritt*
    |aus fehlern|schritt für schritt|stück für stück|dranbleiben|dran bleiben|durchhalten|rückmeldung*|dazulernen
    |noch nicht gelernt|kann ich noch nicht|ich kann noch nicht|noch nicht gut genug|lern*|mühe geben|mühe gab
    |gab sich mühe|gibt sich mühe|gab mir mühe|gebe mir mühe|einen weg finden|weiterentwickel*|weiter entwickel*
    |übte|übten|einen neuen versuch|noch einmal probier*|versuche es noch einmal|versuch es noch einmal
    |versuchte es noch einmal|über sich hinaus`,
    `ich kann nicht|ich kann das nicht|ich kann es nicht|kann ich nicht|nie schaffen|nie können|niemals schaffen
    |nicht gut genug|angeboren*|von natur aus|naturtalent*|kein talent|unbegabt*|talentlos*|immer so gewesen
    |so bin ich|bin nun mal so|ist nun mal so|nie ändern|ändert sich nie|sinnlos*|zwecklos*|hoffnungslos*|nutzlos*
    |zu dumm|zu spät|zu blöd|was soll's|bringt nichts|keinen zweck|unfähig*|aufgeben|aufgegeben|aufzugeben
    |ich gebe auf|gebe es auf|so geboren|zu alt für|zu alt dafür|zu alt um|hat keinen sinn|hatte keinen sinn
    |keinen sinn mehr|schaffe ich nie|schaffe es nie|schaffe das nie|schaffe es nicht|schaffe das nicht
    |schaffe ich nicht|er gab auf|sie gab auf|sie gaben auf|er gibt auf|sie gibt auf|die hoffnung auf`,
    `nicht aufgeben|nie aufgeben|niemals aufgeben|nicht aufgegeben|nie aufgegeben|nicht zu spät|nie zu spät
    |kennen lern*|kennen gelernt|lernte ihn kennen|lernte sie kennen|ich kann nicht glauben
    |ich kann es nicht glauben|ich kann nicht anders|ich kann nicht umhin|ich kann nicht sagen
    |ich kann nicht leugnen|ich kann nicht klagen|ich kann es nicht erwarten|ich kann es kaum|kann ich nicht sagen
    |nicht aufzugeben|ohne aufzugeben|nicht so schnell aufgeben|niemals aufgegeben|bevor es zu spät|ehe es zu spät
    |niemals zu spät|nicht sinnlos*|nicht nutzlos*|rache üben|verrat üben|kritik üben|gnade üben|gewalt üben
    |kam zu spät|kamen zu spät|kommt zu spät|komme zu spät|kommen zu spät|zu spät kam|zu spät kommt|zu spät komme
    |zu spät kommen|zu spät gekommen|kampflos aufgeben`,
  ],
  focus: [
    `gelang|gelingen|gelungen|gelingt|geschafft|streb*|erstreb*|hoff*|hoffnung*|gewinn*|gewann*|gewonnen|sieg
    |siege|siegen|siegte|siegten|gesiegt|siegreich*|erfolg|erfolgreich*|ideal|ideale|idealen|ehrgeiz*|wunsch
    |gelegenheit*|chance|chancen|vorankommen|fortschritt*|aufstieg*|gedeih*|wachstum|ziel erreich*|ziele erreich*
    |erfolge|wünsch*|traum|träume|träumen|träumt*|geträumt|mein ziel|sein ziel|ihr ziel|unser ziel|ziele|träumte
    |erreichte sein ziel`,
    `vermeid*|vermied*|verhinder*|verhüt*|pflicht*|verpflicht*|sollte nicht|darf nicht|durfte nicht|dürfen nicht
    |verantwort*|risiko|risiken|riskier*|gefahr|gefahrvoll*|gefährlich*|gefährd*|sicherheit*|vorsicht*|behutsam*
    |angst|ängst*|furcht|furchtsam*|fürcht*|befürcht*|verlust*|verlier*|schütz*|beschütz*|bewach*|hüte dich
    |drohte*|drohung*|bedroh*|scheiter*|gescheitert|versag*|droht|fehler|fehlern|fehlers|fehlerhaft*|verlor
    |verlorst|verloren|verlorene*|schutz|sollten nicht|solltest nicht`,
    `hoffnungslos*|fürchterlich*|verantwortungslos*|keine hoffnung|ohne hoffnung|hoffentlich nicht|ohne erfolg
    |keinen erfolg|wünsche guten|im traum|ohne angst|ohne furcht|keine angst|keine furcht|fürchte dich nicht
    |fürchtet euch nicht|keine gefahr|außer gefahr|gewinnend*|mit sicherheit|verlor keine zeit
    |keine zeit verlieren|zeit zu verlieren|aus den augen verlor*|kein wort verlieren|verlor kein wort|verlor sich
    |verloren sich|fürchte nicht`,
  ],
  drive: [
    `geschafft|gewinn*|gewann*|gewonnen|beherrsch*|meistern|meisterte|gemeistert|mächtig*|kräft*|selbständig*
    |selbstständig*|unabhängig*|entschied*|entschloss*|wetteifer*|fähigkeit*|geschicklich*|ehrgeiz*|befehl*
    |erober*|besieg*|eigener kraft|eigene faust|durchsetz*|schaffte es|schafften es|ganz allein|im alleingang
    |alleine|allein|die kraft|kraft|entscheid*|anführ*|die führung|bauen|baute|stark*|stärk*|kontroll*
    |mit geschick|zielstrebig*|willenskraft|viel geschick`,
    `gemeinsam*|helf*|geholfen|hilf*|kümmer*|liebe|lieben|liebte*|geliebt*|liebevoll*|freund|freunde|freunden
    |freundes|freundin*|freundschaft*|familie*|gütig*|freundlich*|zärtlich*|vertrau*|tröst*|trost|umarm*|zuhör*
    |hörte zu|hört zu|hörten zu|willkommen|verzeih*|vergab|vergebung|einander|miteinander|füreinander|zusammen
    |half|halfen|liebt|verzieh|vergeben|güte|sanftmütig*|sanftmut|teilen|teilte|teilten|mitgefühl|mitfühl*
    |fürsorg*|beistand|beisteh*|zusammenhalt*|zusammenhielt*|umsorg*|gefährten`,
    `kümmerlich*|trostlos*|fälschlich*|hilflos*|hilfsmittel*|mit hilfe|mithilfe|half nichts|half nicht
    |half alles nichts|hilft nichts|hilft alles nichts|vertraut mit|vertraut war|vertraut vor|in kraft|außer kraft
    |kraft seines|kraft ihres|entscheidend*|entschieden zu|nicht allein|allein schon|allein der|allein die
    |allein das|von allein|starker regen|starkem regen|gewinnend*|einander gegenüber|du meine güte|meine güte
    |kümmernis*|meine liebe|mein lieber|brach zusammen|brachen zusammen|brach er zusammen|brach sie zusammen
    |zuckte zusammen|zuckten zusammen|fuhr zusammen|sank zusammen|sackte zusammen|zähne zusammen|augen zusammen
    |brauen zusammen|hände zusammen|packte zusammen|liebe gott|lieben gott|lieben langen|allen teilen
    |weiten teilen|einigen teilen|zwei teilen|teilen des|teilen der|so vertraut|immer stärker|starker wind
    |starken wind|starkem wind|starken regen|verzieh keine|verzieh das gesicht|verzieh den mund|verzieh sich`,
  ],
  control: [
    `ich entschied|ich entscheide|ich habe entschieden|ich habe mich entschieden|ich beschloss
    |ich habe beschlossen|wir beschlossen|ich habe gewählt|meine entscheidung|unsere entscheidung|meine wahl
    |meine schuld|liegt an mir|lag an mir|hängt von mir ab|liegt bei mir|in meiner hand|ich schaffe*
    |ich habe es geschafft|mit absicht|absichtlich*|aus freien stücken|freiwillig*|ich nahm mir vor|ich kann
    |wir können|ich plan*|ich wähl*|ich übernehm*|ich werde es tun|ich werde es schaffen|ich werde dafür
    |wir werden es schaffen|wir werden dafür|ich nehme mir vor|beschloss ich|entschied ich|in unserer hand
    |ich bin schuld|selbst schuld|mit voller absicht|aus eigenem antrieb`,
    `zum glück|glück gehabt|pech|schicksal*|vorbestimmt|vorherbestimmt|zufall*|zufäll*|keine wahl
    |keine andere wahl|blieb nichts anderes|mir blieb nichts|gezwung*|zwang mich|zwang ihn|liegt nicht an mir
    |lag nicht an mir|nichts dafür|gottes wille|so gott will|ihretwegen|seinetwegen|wegen ihm|konnte nicht anders
    |ausgeliefert|verhängnis*|die bestimmung|meine bestimmung|seine bestimmung|ihre bestimmung|wegen ihnen
    |zum unglück|unglücklicherweise|glücklicherweise|durch zufall|blieb mir nichts|blieb ihm nichts
    |blieb ihr nichts|blieb uns nichts|nicht in meiner hand|nicht in unserer hand|musste wohl oder übel`,
    `ich kann nicht|ich kann das nicht|ich kann es nicht|wir können nicht|nicht meine schuld|ich kann kaum
    |ich kann nichts|ich kann dir nicht|ich kann ihn nicht|ich kann sie nicht|ich kann mich nicht
    |ich kann dich nicht|ich kann euch nicht|ich kann mir nicht|ich kann nie|ich kann keine*|ich kann kein
    |ich kann nur hoffen|ich kann das alles nicht|wir können das nicht|wir können es nicht|wir können sie nicht
    |wir können ihn nicht|wir können ihnen nicht|wir können uns nicht|wir können nichts|wir können kaum
    |wir können nur hoffen|wir können kein|wir können keine*|wir können nie|ich kann sehen|ich kann hören
    |ich schaffe es nicht|ich schaffe das nicht|ich schaffe nicht|nicht absichtlich*|nicht mit absicht
    |ohne absicht|nicht freiwillig*|wie pech|pech und schwefel|ich kann dir gar nicht|ich kann euch gar nicht
    |ich kann ihnen gar nicht`,
  ],
  outlook: [
    `hoff*|optimis*|vielversprechend*|lohnt sich|sich gelohnt|lohnte sich|gut ausgehen|besser werden|wird besser
    |bessere tage|bessere zeiten|freue mich auf|freute sich auf|freuten sich auf|freut sich auf|freute mich auf
    |vorfreude|dankbar*|zum glück|lichtblick*|zuversicht*|hoffnung*|glaube an|glaubte an|glauben an|glaubten an
    |alles gut|glücklicherweise|guten mutes|guter dinge|wird schon werden|wird schon gut|wird schon gehen
    |wird schon wieder|alles wird gut|wird alles gut`,
    `hoffnungslos*|pessimis*|aussichtslos*|sinnlos*|zwecklos*|vergeblich*|vergebens|keine hoffnung|ohne hoffnung
    |keine zukunft|alles verloren|schlimm*|schief gehen|schiefgehen|schiefgegangen|ging schief|geht schief
    |ruinier*|düster*|trostlos*|zu spät|nutzlos*|nichts gutes|klappt nie|nie klappen|zum scheitern|verzweif*
    |immer schlechter|alles umsonst|war umsonst|unglücklicherweise|nun ist alles aus|jetzt ist alles aus
    |nun war alles aus`,
    `nicht zu spät|nie zu spät|nicht umsonst|nicht vergebens|bevor es zu spät|ehe es zu spät|niemals zu spät
    |lohnt sich nicht|lohnte sich nicht|nicht vergeblich*|hoffentlich nicht|glaube an nichts|glaubte an nichts
    |nicht so schlimm|nicht schlimm|halb so schlimm|alles gute|kam zu spät|kamen zu spät|kommt zu spät
    |komme zu spät|kommen zu spät|zu spät kam|zu spät kommt|zu spät komme|zu spät kommen|zu spät gekommen`,
  ],
  certainty: [
    `immer|nie|niemals|sicherlich|gewissheit|ist klar|war klar|offensichtlich*|eindeutig*|zweifellos|zweifelsohne
    |ohne zweifel|kein zweifel|keinen zweifel|natürlich|selbstverständlich*|ich weiß|wir wissen|weißt|wusste*
    |gewusst|beweis*|bewies*|tatsache*|tatsächlich*|in der tat|wirklich|unbedingt|bestimmt|sicher|sie weiß|er weiß
    |gewiss|gewiß|ganz sicher|steht fest|stand fest|fraglos|auf jeden fall|ohne jeden zweifel|kein zweifel daran
    |wußte*|gewußt|keine frage`,
    `vielleicht|womöglich|möglich*|wahrscheinlich*|vermut*|wohl|anscheinend|scheinbar*|scheint|schien|schienen
    |dürfte|dürften|könnten|könntest|angeblich*|unsicher*|ungewiss*|zweifel*|bezweif*|frage mich|fragte sich
    |fragte mich|fragt sich|ich weiß nicht|weiß nicht|wusste nicht|wussten nicht|beinahe|irgendwie|eine art
    |gewissermaßen|ich glaube|ich denke|glaube ich|ich nehme an|mag sein|kann sein|könnte sein|nicht sicher
    |eventuell*|etwa|fast|könnte|ungefähr|weiß nicht mehr|nicht gewiss|wer weiß|wußte nicht|wußten nicht
    |wusste nicht mehr|niemand weiß|keiner weiß|niemand wusste|wissen wir nicht|wir wissen nicht|wusste ich nicht
    |wusste er nicht|wusste sie nicht|er weiß nicht|sie weiß nicht|nicht wirklich|fast immer|fast nie|sieht so aus
    |sah so aus`,
    `immer noch|immer wieder|noch immer|immer mehr|immer weiter|immer größer|immer länger|ich glaube an
    |ich glaube nicht|in sicherheit|möglichst*|möglichkeit*|immer näher|immer tiefer|immer lauter|immer höher
    |immer schneller|immer stärker|immer weniger|immer kleiner|immer mal|immer schwerer|immer dunkler|immer besser
    |immer schlechter|immer schlimmer|für immer|wie immer|was immer|wer immer|wo immer|wann immer|wohin immer
    |wie auch immer|was auch immer|wer auch immer|wo auch immer|nicht immer|nicht möglich|alles mögliche
    |alle möglichen|wie möglich|nicht etwa|ich denke an|ich denke nicht daran|ich denke oft|wohl fühl*
    |wohl und wehe|leb wohl|lebt wohl|lebe wohl|sehr wohl|zum wohl|ihr wohl|sein wohl|das wohl|wohl oder übel
    |bestimmt für|bestimmt von|bestimmt durch|nicht unbedingt|nicht zweifel*|zweifelte nicht|bezweifle nicht
    |sicher vor|sicher nach|sicher zurück|sicher ans|sicher durch|wieder sicher|hier sicher|dort sicher
    |nicht mehr sicher|dazu bestimmt|bestimmt der|bestimmt die|bestimmt das|sonne scheint|sonne schien
    |mond scheint|mond schien|licht schien|lampe schien|weißt du noch|weißt du nicht|alle sicher|so wohl
    |immer heller|immer kälter|immer leiser|immer öfter|immer neue*`,
  ],
};
