/** A short talk about revising. */
export const essay = `Wer eine Lampe pflegt, füllt nach. Er baut keine neue, er erfindet nichts, und wenn er seine Arbeit gut macht, sieht am Morgen niemand, dass er da war.

Mit dem zweiten Entwurf ist es ähnlich. Der erste war Lärm und Mut. Beim zweiten gehe ich mit der Kanne die Treppe hinauf und schaue, wo es fehlt: hier ein Geruch, dort ein Name, an einer Stelle ein ganzer Nachmittag, den ich übersprungen hatte, weil ich selbst nicht wusste, was darin geschah. Manches fehlt freilich nicht, sondern ist zu viel. Auch das gehört zum Nachfüllen: Wer überläuft, muss wischen.

Ich lese jeden Absatz laut. Was ich nicht in einem Atem sagen kann, teile ich. Was ich zweimal sage, sage ich einmal. Und wenn ein Satz so klingt, als hätte ihn jemand anderes schon besser geschrieben, dann streiche ich ihn und gehe spazieren.

Am Ende brennt im besten Fall etwas, das vorher auch schon brannte. Nur ruhiger.`;
