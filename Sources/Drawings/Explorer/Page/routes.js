// Who supplies a requirement and along which path, and who reads a property: the answers of `thimble why` and
// `thimble impact`, in their words.
import { Answer, Root } from "./graph.js";

/** The ends of all routes up from a need, each by its shortest route, nearest first. */
export function routesUp(graph, start) {
  const came = new Map([[start, start]]);
  const pending = [start];
  const known = new Set();
  const ends = [];
  for (let next = 0; next < pending.length; next += 1) {
    const current = pending[next];
    for (const route of graph.needs[current].routes) {
      const parent = graph.edges[route.edge].parent;
      if (route.answer === Answer.passedOn) {
        if (came.has(route.above)) continue;
        came.set(route.above, current);
        pending.push(route.above);
      } else if (!known.has(parent)) {
        known.add(parent);
        ends.push({ scope: parent, answer: route.answer, needs: pathTo(current, came) });
      }
    }
  }
  return ends;
}

/** The routes that end at the top without a supplier, each as the needs from the reader up. */
export function routesToTop(graph, start) {
  const came = new Map([[start, start]]);
  const pending = [start];
  const tops = [];
  for (let next = 0; next < pending.length; next += 1) {
    const need = graph.needs[pending[next]];
    const scope = graph.scopes[need.scope];
    if (scope.root !== Root.none || scope.edgesUp.length === 0) tops.push(pathTo(need.index, came));
    for (const route of need.routes) {
      if (route.answer !== Answer.passedOn || came.has(route.above)) continue;
      came.set(route.above, need.index);
      pending.push(route.above);
    }
  }
  return tops;
}

function pathTo(last, came) {
  const path = [last];
  while (came.get(path.at(-1)) !== path.at(-1)) path.push(came.get(path.at(-1)));
  return path.reverse();
}

/** The answer for a need: a section for each route. Each has a title, steps, and the scopes from the top down. */
export function explain(graph, index) {
  const need = graph.needs[index];
  if (need.change === "removed") return [];
  const sections = routesUp(graph, index).map((end) => suppliedSection(graph, end, need));
  sections.push(...routesToTop(graph, index).map((path) => missingSection(graph, path, need)));
  return sections;
}

function suppliedSection(graph, end, need) {
  const name = (scope) => `\`${graph.scopes[scope].name}\``;
  const supplier = graph.scopes[end.scope];
  const member = `\`${supplier.name}.${need.name}\``;
  const isBlocked = end.answer === Answer.blocked;
  const provision = supplier.provides.find((candidate) => candidate.name === need.name);
  const isPassThrough = end.answer === Answer.passedThrough || (isBlocked && provision?.isPassThrough);
  const made = isPassThrough ? `${member} forwards what ${name(end.scope)} receives` : `${member} is created here`;
  const steps = [{ message: made, place: provision?.place ?? supplier.place, scope: end.scope }];
  const scopes = [end.scope];
  for (const number of [...end.needs].reverse()) {
    const scope = graph.needs[number].scope;
    const passing = isForwarded(graph, graph.needs[number]) ? "which forwards it" : "which does not provide it";
    const act = number === need.index && need.isOwn ? "which requires it" : passing;
    const message = `${name(scopes.at(-1))} creates ${name(scope)}, ${act}`;
    steps.push({ message, place: edgePlace(graph, scopes.at(-1), scope), scope });
    scopes.push(scope);
  }
  for (const origin of isPassThrough ? originsAt(graph, end, need) : []) {
    steps.push({ message: `created in ${name(origin)}`, place: graph.scopes[origin].place, scope: origin });
  }
  const title = isBlocked ? `blocked by ${member}, which does not satisfy it` : `supplied by ${name(end.scope)}`;
  return { title, steps, scopes, supplier: isBlocked ? null : end.scope, isFault: isBlocked };
}

function missingSection(graph, path, need) {
  const name = (scope) => `\`${graph.scopes[scope].name}\``;
  const scopes = [...path].reverse().map((number) => graph.needs[number].scope);
  const top = graph.scopes[scopes[0]];
  const lack = scopes.length === 1 ? "" : ` and does not provide \`${need.name}\``;
  const words = {
    [Root.open]: [
      `expected from the code that creates ${name(top.index)}`, `${name(top.index)} is created by other modules${lack}`,
    ],
    [Root.none]: [`missing: ${name(top.index)} is never created`, `${name(top.index)} is never created${lack}`],
    [Root.made]: [`missing above ${name(top.index)}`, `${name(top.index)} is a root${lack}`],
  };
  const [title, first] = words[top.root];
  const passing = isForwarded(graph, need) ? "which has to forward it" : "which does not provide it either";
  const reads = need.isOwn ? "which requires it" : passing;
  const steps = [{ message: first, place: top.place, scope: top.index }];
  for (let step = 1; step < scopes.length; step += 1) {
    const act = step === scopes.length - 1 ? reads : "which does not provide it either";
    const message = `${name(scopes[step - 1])} creates ${name(scopes[step])}, ${act}`;
    steps.push({ message, place: edgePlace(graph, scopes[step - 1], scopes[step]), scope: scopes[step] });
  }
  return { title, steps, scopes, supplier: null, isFault: top.root !== Root.open };
}

function edgePlace(graph, parent, child) {
  const edge = graph.scopes[child].edgesUp.find((number) => graph.edges[number].parent === parent);
  return edge === undefined ? null : graph.edges[edge].place;
}

/** Whether the scope of a need has to have what some child requires. Some libraries find that further up. */
export function isForwarded(graph, need) {
  const isFound = (scope) => graph.foundByPath.has(graph.scopes[scope].dialect);
  return need.passedOnFor.some((number) => !isFound(graph.needs[number].scope));
}

/** The scopes that create what the member at the end of a route forwards. The other routes of the need end elsewhere. */
function originsAt(graph, end, need) {
  const own = graph.scopes[end.scope].needs.map((number) => graph.needs[number]).filter(({ name }) => name === need.name);
  const origins = (own.length > 0 ? own : [need]).flatMap((forwarded) => forwarded.origins);
  return [...new Set(origins)].filter((origin) => origin !== end.scope).sort((left, right) => left - right);
}

/** The needs that a scope's property supplies, directly or through pass-throughs, the nearest to the scope first. */
export function readers(graph, scope, property) {
  const suppliedBy = (parent, isMeant) =>
    graph.scopes[parent].children.flatMap((child) => graph.scopes[child].needs).filter((number) => {
      const need = graph.needs[number];
      return need.name === property
        && need.routes.some((route) => graph.edges[route.edge].parent === parent && isMeant(route.answer));
    });
  const isSupplied = (answer) => answer === Answer.supplied || answer === Answer.passedThrough;
  const pending = suppliedBy(scope, isSupplied);
  const visited = new Set(pending);
  for (let next = 0; next < pending.length; next += 1) {
    const need = graph.needs[pending[next]];
    const below = suppliedBy(need.scope, (answer) => answer === Answer.passedThrough);
    for (const waiting of [...need.passedOnFor, ...below]) {
      if (visited.has(waiting)) continue;
      visited.add(waiting);
      pending.push(waiting);
    }
  }
  return pending.map((number) => graph.needs[number]);
}

/** The scopes between a supplier and its readers, these included, and the edges between them as "parent child". */
export function litByReaders(graph, scope, needs) {
  const scopes = new Set([scope, ...needs.map((need) => need.scope)]);
  const edges = new Set();
  for (const need of needs) {
    for (const route of need.routes) {
      const parent = graph.edges[route.edge].parent;
      if (scopes.has(parent)) edges.add(`${parent} ${need.scope}`);
    }
  }
  return { scopes, edges, missing: new Set() };
}
