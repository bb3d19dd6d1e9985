// Elements made from texts that are never read as HTML.

/** Makes an element. Attributes that are null or false are left out; `on…` are listeners. */
export function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...content.filter((part) => part !== null));
  return made;
}

export function clear(parent, ...content) {
  parent.replaceChildren(...content.filter((part) => part !== null));
}

/** Text in which what would control the page's text, such as a change of direction, is seen instead. */
export function visible(text) {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g,
    (control) => `\\u{${control.codePointAt(0).toString(16).toUpperCase()}}`,
  );
}

/** A name or type. */
export function code(text) {
  return element("code", { dir: "ltr" }, visible(text));
}

/** A sentence with code between backticks. */
export function prose(message) {
  const parts = message.split("`");
  if (parts.length % 2 === 0) return [visible(message)];
  return parts.map((part, number) => (number % 2 === 0 ? visible(part) : code(part)));
}

/** A place in a source file, as a link if the page knows how to open it. */
export function placeLink(at) {
  if (!at) return null;
  const file = at.file.split("/").at(-1);
  const full = visible(`${at.file}:${at.line}`);
  const text = visible(`${file}:${at.line}`);
  if (!at.link) return element("span", { class: "place", title: full }, text);
  const address = at.link.replaceAll("{line}", at.line).replaceAll("{column}", at.column);
  return element("a", { class: "place", title: full, href: address, rel: "noreferrer" }, text);
}

/** A number with its thousands apart. */
export function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

export function counted(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
