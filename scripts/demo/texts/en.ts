/** Two chapters of the novel, as they were on three days of the year. */
const stormOpening = `Nobody had asked Agnes Torrey to keep the storm glass. It stood on the sill of the lamp room because her father had put it there, and her father had put it there because a man from the Board had told him, in the winter that the boats were lost, that a glass like this one knew the weather two days before the sea did.`;

const stormMiddle = `It did not know anything. It was a sealed tube with camphor in it, and when the air turned cold the camphor made feathers. Agnes looked at it every morning all the same. She wrote down what it did in the back of the log, where the Board never looked, in a column that she had ruled with the edge of a tobacco tin.

Feathers, she wrote. Feathers at the top. Clear.

On the fourteenth of March it was clear, and the wind went round to the north before breakfast.`;

const stormSecond = `“You could put it away,” said Corin, from the stairs. He had come up with the oil, and he had come up slowly, so that she would hear him. “If it tells you nothing.”

“It tells me what it is like in here.”

“You know what it is like in here.”

She did. It was eleven degrees, and it smelled of brass polish and of the fish that the assistant keeper fried below on the days when his wife was at her mother's. She took the can from her brother's hand. It was lighter than it should have been. She held it a moment longer than she needed to, as one holds a letter that has been opened and closed again, and then she filled the reservoir and said nothing.`;

const stormThird = `At four the glass of the lantern began to hum. It was not a sound that anybody on the mainland would have noticed; it was lower than a kettle and it did not rise. Agnes put both hands flat on the pane, to feel which side it came from. North. She lit the lamp an hour early and wrote the hour down.

Corin watched her write. “They will ask about the oil,” he said.

“Yes.”

“What will you say?”

“That it was dark,” said Agnes. “What will you?”`;

export const storm = {
  first: `${stormOpening}

It was very old and it was quite dusty and it was generally thought to be unreliable. ${stormMiddle}`,
  second: `${stormOpening}

${stormMiddle}

${stormSecond}`,
  third: `${stormOpening}

${stormMiddle}

${stormSecond}

${stormThird}`,
};

const galleryOpening = `The gallery ran around the lantern like the brim of a hat, and it was just wide enough for somebody who did not look down. Agnes had been carried along it before she could walk. She had been sick over its rail, and proposed to at its door, and on the night of the relief she had stood on it for nine hours with a hand lamp while the boat tried for the landing.

Now there were three men on it with a theodolite.`;

const galleryEnd = `“It will turn by itself,” the engineer explained. He was a kind man, and he really was very sorry, and he had obviously explained it in several other lighthouses before this one. “It will be lit by a cell. When it gets dark, it will notice that it is getting dark.”

“And in fog?”

“In fog it will notice that it is fog.”

“How?”

He told her how. It was clever, and she followed it to the end, and at the end of it there was nobody in the room. She looked past him at the water. A gannet folded itself and went in; the ring that it left was there for a while, and then it was only the sea again.

“Who cleans the salt off the cell?” she asked.

The engineer looked at his two colleagues, and they looked at the theodolite.`;

export const gallery = {
  first: `${galleryOpening}

${galleryEnd.slice(0, galleryEnd.indexOf('He told her how.'))}He told her how. It was really very clever and it was quite complicated, and she was told about it for a very long time.`,
  second: `${galleryOpening}

${galleryEnd}`,
};
