import type { FacetLists } from '../measures/mindset.ts';

/** Written for Longhand; `FacetLists` tells the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `noch nicht|lern*|gelernt|erlern*|üben|übt|übte|übten|geübt|übung|übungen|noch einmal versuch*|wieder versuch*
    |weiter versuch*|verbesser*|besser werden|besser geworden|wird besser|wurde besser|mühe|bemüh*|anstreng*
    |herausforder*|wachsen|wuchs|gewachsen|wachstum|fortschritt*|aus fehlern|schritt für schritt|nach und nach
    |stück für stück|weg finden|dranbleiben|dran bleiben|durchhalten|rückmeldung*|dazulernen|entwickel*`,
    `ich kann nicht|ich kann das nicht|ich kann es nicht|kann ich nicht|nie schaffen|nie können|niemals schaffen
    |nicht gut genug|angeboren*|von natur aus|naturtalent*|kein talent|unbegabt*|talentlos*|so geboren
    |immer so gewesen|so bin ich|bin nun mal so|ist nun mal so|nie ändern|ändert sich nie|sinnlos*|zwecklos*
    |aufgeben|aufgegeben|gab auf|gebe auf|gibt auf|gaben auf|hoffnungslos*|nutzlos*|zu alt|zu dumm|zu spät|zu blöd
    |was soll's|bringt nichts|keinen sinn|keinen zweck|unfähig*`,
    `nicht aufgeben|nie aufgeben|niemals aufgeben|nicht aufgegeben|nie aufgegeben|nicht zu spät|nie zu spät`,
  ],
  focus: [
    `erreich*|gelang|gelingen|gelungen|gelingt|schaffte|schafften|geschafft|streb*|erstreb*|hoff*|hoffnung*|traum
    |träume|träumen|träumt*|geträumt|gewinn*|gewann*|gewonnen|sieg|siege|siegen|siegte|siegten|gesiegt|siegreich*
    |erfolg|erfolge|erfolgen|erfolgreich*|ideal|ideale|idealen|ehrgeiz*|wunsch|wünsch*|gelegenheit*|chance|chancen
    |vorankommen|fortschritt*|aufstieg*|gedeih*|wachsen|wachstum`,
    `vermeid*|vermied*|verhinder*|verhüt*|pflicht*|verpflicht*|sollte nicht|darf nicht|durfte nicht|dürfen nicht
    |verantwort*|risiko|risiken|riskier*|gefahr|gefahrvoll*|gefährlich*|gefährd*|sicherheit*|vorsicht*|behutsam*
    |angst|ängst*|furcht|furchtsam*|fürcht*|befürcht*|verlust*|verlier*|verlor*|schutz|schütz*|beschütz*|bewach*
    |hüte dich|droht|drohte*|drohung*|bedroh*|fehler*|scheiter*|gescheitert|versag*`,
    `hoffnungslos*|fürchterlich*|verantwortungslos*`,
  ],
  drive: [
    `erreich*|schaffte|schafften|geschafft|gewinn*|gewann*|gewonnen|anführ*|führung|beherrsch*|kontroll*|meistern
    |meisterte|gemeistert|mächtig*|kraft|kräft*|stark*|stärk*|allein*|selbständig*|selbstständig*|unabhängig*
    |entscheid*|entschied*|entschloss*|bauen|baute|bauten|gebaut|erbaut|wetteifer*|fähigkeit*|geschick|geschicklich*
    |ehrgeiz*|befehl*|erober*|besieg*|eigener kraft|eigene faust|durchsetz*`,
    `zusammen|gemeinsam*|teilen|teilte|teilten|geteilt|helf*|half|halfen|geholfen|hilf*|hilfe*|kümmer*|liebe|lieben
    |liebt|liebte*|geliebt*|liebevoll*|freund|freunde|freunden|freundes|freundin*|freundschaft*|familie*|güte|gütig*
    |freundlich*|sanft*|zärtlich*|vertrau*|tröst*|trost|umarm*|zuhör*|hörte zu|hört zu|hörten zu|willkommen|verzeih*
    |verzieh|vergeben|vergab|vergebung|einander|miteinander|füreinander`,
    `kümmerlich*|trostlos*|fälschlich*|hilflos*`,
  ],
  control: [
    `ich entschied|ich entscheide|ich habe entschieden|ich habe mich entschieden|ich beschloss|ich habe beschlossen
    |wir beschlossen|ich wähl*|ich habe gewählt|meine entscheidung|unsere entscheidung|meine wahl|meine schuld
    |liegt an mir|lag an mir|hängt von mir ab|liegt bei mir|in meiner hand|ich kann|wir können|ich schaffe*
    |ich habe es geschafft|ich werde|wir werden|mit absicht|absichtlich*|aus freien stücken|freiwillig*|ich plan*
    |ich nahm mir vor|ich übernehm*`,
    `zum glück|glück gehabt|pech|schicksal*|bestimmung|vorbestimmt|vorherbestimmt|zufall*|zufäll*|keine wahl
    |keine andere wahl|blieb nichts anderes|mir blieb nichts|gezwung*|zwang mich|zwang ihn|zwang sie
    |liegt nicht an mir|lag nicht an mir|nichts dafür|gottes wille|so gott will|ihretwegen|seinetwegen|wegen ihm
    |wegen ihnen|konnte nicht anders|ausgeliefert|verhängnis*`,
    `ich kann nicht|ich kann das nicht|ich kann es nicht|wir können nicht|ich werde nicht|ich werde nie
    |nicht meine schuld`,
  ],
  outlook: [
    `hoffnung*|hoff*|zuversicht*|optimis*|vielversprechend*|lohnt sich|sich gelohnt|lohnte sich|wird schon|wird gut
    |alles gut|gut ausgehen|besser werden|wird besser|bessere tage|bessere zeiten|freue mich auf|freute sich auf
    |freuten sich auf|freut sich auf|freute mich auf|vorfreude|glaube an|glaubte an|glauben an|glaubten an|dankbar*
    |zum glück|lichtblick*`,
    `hoffnungslos*|verzweif*|pessimis*|aussichtslos*|sinnlos*|zwecklos*|vergeblich*|vergebens|umsonst|keine hoffnung
    |ohne hoffnung|keine zukunft|alles verloren|alles aus|schlimm*|schlechter|schief gehen|schiefgehen
    |schiefgegangen|ging schief|geht schief|ruinier*|düster*|trostlos*|zu spät|nutzlos*|nichts gutes|klappt nie
    |nie klappen|zum scheitern`,
    `nicht zu spät|nie zu spät|nicht umsonst|nicht vergebens`,
  ],
  certainty: [
    `immer|nie|niemals|sicher|sicherlich|gewiss|gewissheit|bestimmt|ist klar|war klar|offensichtlich*|eindeutig*
    |zweifellos|zweifelsohne|ohne zweifel|kein zweifel|keinen zweifel|natürlich|selbstverständlich*|ich weiß|er weiß
    |sie weiß|wir wissen|weißt|wusste*|gewusst|beweis*|bewies*|tatsache*|tatsächlich*|in der tat|wirklich|unbedingt`,
    `vielleicht|womöglich|möglich*|wahrscheinlich*|vermut*|wohl|anscheinend|scheinbar*|scheint|schien|schienen|dürfte
    |dürften|könnte|könnten|könntest|angeblich*|unsicher*|ungewiss*|zweifel*|bezweif*|frage mich|fragte sich
    |fragte mich|fragt sich|ich weiß nicht|weiß nicht|wusste nicht|wussten nicht|fast|beinahe|irgendwie|eine art
    |gewissermaßen|ungefähr|etwa|ich glaube|ich denke|glaube ich|ich nehme an|mag sein|kann sein|könnte sein
    |nicht sicher|eventuell*`,
    `immer noch|immer wieder|noch immer|immer mehr|immer weiter|immer größer|immer länger|ich glaube an
    |ich glaube nicht|in sicherheit|möglichst*|möglichkeit*`,
  ],
};
