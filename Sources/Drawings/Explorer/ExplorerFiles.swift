// swift-format-ignore-file
// Made by Page/embed.sh from the files of that folder. A test compares the two.

/// The parts of the explorer that are the same for every graph.
enum ExplorerFiles {
    static let scriptHash = "sha256-IVCVqB0fsYATUD/a7nUlkeZjz6yJvGBVeNi8zY4ZUTE="
    static let styleHash = "sha256-fWyFNwf1e13OXOPXH3P1xaPY/ZQQJQcnYJEwy2fVKSE="

    static let body = ##"""
        <header>
        <h1 id="title"></h1>
        <div class="searching" role="search">
        <input id="search" type="search" role="combobox" aria-label="Search scopes, properties and types" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search scopes, properties, types   /">
        <ul id="results" role="listbox" aria-label="Results" hidden></ul>
        </div>
        <details class="filtering">
        <summary>Filter</summary>
        <div id="filters" role="group" aria-label="Filter">
        <label>Module <select name="module"><option value="">all</option></select></label>
        <label>Findings <select name="findings"><option value="">all scopes</option><option value="error">only with errors</option><option value="any">only with findings</option></select></label>
        <label>Needs <input name="needs" autocomplete="off" spellcheck="false" placeholder="name or type"></label>
        <label>Provides <input name="provides" autocomplete="off" spellcheck="false" placeholder="name or type"></label>
        <label>Subtree of <input name="root" list="scope-names" autocomplete="off" spellcheck="false" placeholder="scope"></label>
        <label>Branch of <input name="focus" list="scope-names" autocomplete="off" spellcheck="false" placeholder="scope"></label>
        <label>Paths from <input name="from" list="scope-names" autocomplete="off" spellcheck="false" placeholder="scope"></label>
        <label>Paths to <input name="to" list="scope-names" autocomplete="off" spellcheck="false" placeholder="scope"></label>
        <label>Open to depth <select name="depth"><option value="">as it is</option><option>1</option><option>2</option><option>3</option><option>4</option><option>5</option><option value="1000000">all</option></select></label>
        <label class="check"><input name="changes" type="checkbox"> Only changes</label>
        <datalist id="scope-names"></datalist>
        </div>
        </details>
        <p id="status" role="status"></p>
        <button id="reset" type="button">Show all</button>
        </header>
        <main>
        <div id="outline" role="tree" tabindex="0" aria-label="Scopes"></div>
        <div class="drawing">
        <canvas id="picture" role="img" aria-label="The tree of scopes, as in the outline beside it"></canvas>
        <div class="tools" role="group" aria-label="Picture">
        <button id="zoom-out" type="button" aria-label="Zoom out">−</button>
        <button id="zoom-in" type="button" aria-label="Zoom in">+</button>
        <button id="fit" type="button">Fit</button>
        </div>
        <ul class="legend" id="legend" aria-label="Legend">
        <li data-mark="component"><span class="box component"></span>component</li>
        <li data-mark="provider"><span class="box provider"></span>provider</li>
        <li data-mark="builder"><span class="box builder"></span>builder</li>
        <li data-mark="root"><span class="box root"></span>root</li>
        <li data-mark="further"><span class="dash"></span>further parent</li>
        <li data-mark="error"><span class="sign error">✕</span>error</li>
        <li data-mark="warning"><span class="sign warning">!</span>warning</li>
        <li data-mark="added"><span class="sign added">+</span>added</li>
        <li data-mark="removed"><span class="sign removed">−</span>removed</li>
        <li data-mark="changed"><span class="sign changed">~</span>changed</li>
        <li data-mark="added edge"><span class="dash added"></span>added edge</li>
        <li data-mark="removed edge"><span class="dash removed"></span>removed edge</li>
        </ul>
        </div>
        <aside id="panel" tabindex="0" aria-label="Details"></aside>
        </main>
        <noscript>This page needs JavaScript. It makes no request: the graph is in this file.</noscript>

        """##

    static let style = ##"""

        :root,
        :root.on-paper {
          --ink: #1c2430;
          --dim: #596678;
          --line: #aab4c2;
          --faint: #dde2ea;
          --paper: #ffffff;
          --ground: #f5f7fa;
          --node: #ffffff;
          --provider: #e6eaf0;
          --accent: #1a5fd0;
          --accent-soft: #e3edfd;
          --error: #b3261e;
          --warning: #8a5300;
          --added: #176f37;
          --removed: #a8201a;
        }

        :root {
          color-scheme: light dark;
        }

        @media screen and (prefers-color-scheme: dark) {
          :root {
            --ink: #e4e9f0;
            --dim: #a0acbc;
            --line: #56637a;
            --faint: #303a49;
            --paper: #161b23;
            --ground: #1d242e;
            --node: #232c38;
            --provider: #374253;
            --accent: #7fb2ff;
            --accent-soft: #233a5e;
            --error: #ff8a80;
            --warning: #f0b45a;
            --added: #6fd08c;
            --removed: #ff8f87;
          }
        }

        * {
          box-sizing: border-box;
        }

        html,
        body {
          height: 100%;
          margin: 0;
        }

        body {
          background: var(--paper);
          color: var(--ink);
          display: flex;
          flex-direction: column;
          /* Whole dots for all heights: between dots, the picture would be blurred. */
          font: 14px/20px system-ui, sans-serif;
        }

        button,
        input,
        select {
          background: var(--paper);
          border: 1px solid var(--line);
          border-radius: 6px;
          color: inherit;
          font: inherit;
          padding: 3px 9px;
        }

        button {
          cursor: pointer;
        }

        button:hover {
          border-color: var(--accent);
        }

        :focus-visible {
          outline: 2px solid var(--accent);
          outline-offset: 1px;
        }

        code {
          font: 0.93em ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere;
          unicode-bidi: isolate;
        }

        [aria-invalid="true"] {
          border-color: var(--error);
        }

        header {
          align-items: center;
          background: var(--ground);
          border-bottom: 1px solid var(--faint);
          display: flex;
          flex-wrap: wrap;
          gap: 6px 14px;
          padding: 8px 14px;
        }

        h1 {
          font-size: 16px;
          margin: 0;
          max-width: 22em;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        .searching {
          flex: 1 1 260px;
          max-width: 460px;
          position: relative;
        }

        #search {
          width: 100%;
        }

        #search::placeholder {
          color: var(--dim);
        }

        #results {
          background: var(--paper);
          border: 1px solid var(--line);
          border-radius: 6px;
          box-shadow: 0 8px 24px rgb(0 0 0 / 20%);
          left: 0;
          list-style: none;
          margin: 2px 0 0;
          max-height: 60vh;
          overflow: auto;
          padding: 4px;
          position: absolute;
          right: 0;
          z-index: 3;
        }

        #results li {
          border-radius: 4px;
          cursor: pointer;
          display: flex;
          flex-wrap: wrap;
          gap: 0 10px;
          justify-content: space-between;
          padding: 3px 8px;
        }

        #results li[aria-selected="true"] {
          background: var(--accent-soft);
        }

        #results .name {
          max-width: 100%;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        #results .owner,
        #results .remark {
          color: var(--dim);
          flex: none;
          max-width: 100%;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        .filtering {
          position: relative;
        }

        .filtering summary {
          border: 1px solid var(--line);
          border-radius: 6px;
          cursor: pointer;
          padding: 3px 9px;
        }

        .is-filtered .filtering summary {
          border-color: var(--accent);
          color: var(--accent);
        }

        #filters {
          background: var(--paper);
          border: 1px solid var(--line);
          border-radius: 6px;
          box-shadow: 0 8px 24px rgb(0 0 0 / 20%);
          display: grid;
          gap: 8px;
          margin-top: 2px;
          max-height: 75vh;
          overflow: auto;
          padding: 12px;
          position: absolute;
          width: 320px;
          z-index: 3;
        }

        #filters label {
          align-items: center;
          display: grid;
          gap: 8px;
          grid-template-columns: 7.5em 1fr;
        }

        #filters label.check {
          grid-template-columns: auto 1fr;
        }

        #filters input::placeholder {
          color: var(--dim);
        }

        #filters input:not([type="checkbox"]),
        #filters select {
          min-width: 0;
          width: 100%;
        }

        #status {
          color: var(--dim);
          margin: 0;
        }

        #reset {
          display: none;
        }

        .is-filtered #reset {
          display: block;
        }

        main {
          display: grid;
          flex: 1;
          grid-template-columns: minmax(220px, 22vw) 1fr minmax(300px, 26vw);
          min-height: 0;
        }

        #outline {
          border-right: 1px solid var(--faint);
          overflow: auto;
          position: relative;
        }

        #outline:focus-visible,
        #panel:focus-visible {
          outline-offset: -2px;
        }

        .lines {
          overflow: hidden;
          position: relative;
        }

        .row {
          align-items: center;
          cursor: default;
          display: flex;
          gap: 6px;
          height: 28px;
          left: 0;
          padding-right: 8px;
          position: absolute;
          right: 0;
          white-space: nowrap;
        }

        .row.lit {
          box-shadow: inset 3px 0 var(--accent);
        }

        .row[aria-selected="true"] {
          background: var(--accent-soft);
        }

        #outline:focus-visible .row.active {
          box-shadow: inset 0 0 0 2px var(--accent);
        }

        .row.removed .name {
          text-decoration: line-through;
        }

        .row .name {
          overflow: hidden;
          text-overflow: ellipsis;
        }

        .row .name.builder {
          font-style: italic;
        }

        /* Where there is no room for all, the name stays the longest. */
        .row .count,
        .row .remark,
        .row .module {
          color: var(--dim);
          flex: none;
          font-size: 12px;
          overflow: hidden;
          text-overflow: ellipsis;
        }

        .row .remark {
          flex-shrink: 20;
        }

        .row .module {
          flex-shrink: 400;
          margin-left: auto;
        }

        .twist {
          color: var(--dim);
          cursor: pointer;
          flex: none;
          text-align: center;
          width: 14px;
        }

        .sign {
          border: 1.5px solid;
          border-radius: 8px;
          flex: none;
          font-size: 11px;
          font-weight: bold;
          line-height: 13px;
          text-align: center;
          width: 16px;
        }

        .sign.warning {
          border-radius: 3px;
        }

        .error.sign,
        .error strong,
        .missing {
          color: var(--error);
        }

        .warning.sign,
        .warning strong {
          color: var(--warning);
        }

        .sign.changed {
          color: var(--accent);
        }

        .sign.added,
        .changed {
          color: var(--added);
        }

        .sign.removed,
        .from.removed {
          color: var(--removed);
        }

        .drawing {
          display: flex;
          flex-direction: column;
          min-height: 0;
          min-width: 0;
          position: relative;
        }

        #picture {
          flex: 1 1 0;
          min-height: 0;
          touch-action: none;
          width: 100%;
        }

        #picture.over-node {
          cursor: pointer;
        }

        .drawing .tools {
          display: flex;
          gap: 4px;
          position: absolute;
          right: 10px;
          top: 10px;
        }

        .legend {
          color: var(--dim);
          display: flex;
          flex-wrap: wrap;
          font-size: 12px;
          gap: 2px 14px;
          line-height: 18px;
          list-style: none;
          margin: 0;
          padding: 6px 16px 8px;
        }

        .legend li {
          align-items: center;
          display: flex;
          gap: 6px;
        }

        .box {
          background: var(--node);
          border: 1.2px solid var(--line);
          border-radius: 4px;
          height: 12px;
          width: 20px;
        }

        .box.provider {
          background: var(--provider);
          border-radius: 0;
        }

        .box.builder {
          border-style: dashed;
        }

        .box.root {
          border: 3.5px double var(--dim);
        }

        .dash {
          border-top: 1.5px dashed var(--dim);
          width: 22px;
        }

        .dash.added {
          border-top: 2px solid var(--added);
        }

        .dash.removed {
          border-top: 2px dotted var(--removed);
        }

        #panel {
          background: var(--ground);
          border-left: 1px solid var(--faint);
          overflow: auto;
          overflow-wrap: anywhere;
          padding: 4px 16px 24px;
        }

        #panel h2 {
          font-size: 17px;
          margin: 12px 0 2px;
        }

        #panel h3 {
          border-bottom: 1px solid var(--faint);
          font-size: 14px;
          margin: 20px 0 4px;
          padding-bottom: 3px;
        }

        #panel h4 {
          font-size: 13px;
          margin: 8px 0 2px;
        }

        #panel p {
          margin: 3px 0;
        }

        #panel ul,
        #panel ol {
          list-style: none;
          margin: 0;
          padding: 0;
        }

        .number,
        .kind,
        .rule,
        .label,
        .none,
        .from,
        .place,
        .help,
        .facts dt {
          color: var(--dim);
        }

        .number {
          font-weight: normal;
        }

        .rule,
        .label,
        .place,
        .from {
          font-size: 13px;
        }

        a.place {
          color: var(--accent);
        }

        .facts,
        .help dl {
          display: grid;
          gap: 2px 12px;
          grid-template-columns: auto 1fr;
          margin: 6px 0;
        }

        dd {
          margin: 0;
        }

        .tools button {
          font-size: 13px;
        }

        #panel .tools button {
          margin-right: 6px;
        }

        button.link {
          background: none;
          border: 0;
          border-radius: 3px;
          color: var(--accent);
          padding: 0;
          text-align: left;
          text-decoration: underline;
        }

        .needs > li,
        .provides > li,
        .forwards > li,
        .requests > li {
          padding: 3px 0;
        }

        button.property {
          background: none;
          border: 0;
          padding: 1px 4px 1px 18px;
          position: relative;
          text-align: left;
        }

        button.property::before {
          color: var(--dim);
          content: "▸";
          left: 2px;
          position: absolute;
        }

        button.property[aria-expanded="true"]::before {
          content: "▾";
        }

        .from {
          display: block;
          padding-left: 18px;
        }

        .need.removed code {
          text-decoration: line-through;
        }

        .need > .changed {
          font-size: 13px;
          padding-left: 18px;
        }

        .answer {
          background: var(--paper);
          border: 1px solid var(--faint);
          border-radius: 6px;
          font-size: 13px;
          margin: 4px 0 8px;
          padding: 6px 10px;
        }

        #panel .route ol {
          border-left: 3px solid var(--accent);
          margin-left: 3px;
          padding-left: 10px;
        }

        #panel .route.fault ol {
          border-color: var(--error);
        }

        .route li,
        .passed-over li,
        .notes li,
        .answer ul li {
          padding: 2px 0;
        }

        .finding {
          border-left: 3px solid var(--line);
          margin: 8px 0;
          padding-left: 10px;
        }

        .finding.error {
          border-color: var(--error);
        }

        .finding.warning {
          border-color: var(--warning);
        }

        #panel .finding.removed > p:first-child {
          text-decoration: line-through;
        }

        .headline {
          font-weight: 600;
        }

        /* The filter has no room beside its button. */
        @media (max-width: 1180px) {
          header {
            position: relative;
          }

          .filtering {
            position: static;
          }

          #filters {
            max-width: calc(100vw - 28px);
            right: 14px;
            top: 100%;
          }
        }

        @media (max-width: 900px) {
          html,
          body {
            height: auto;
          }

          main {
            display: block;
          }

          #outline {
            border-bottom: 1px solid var(--faint);
            border-right: 0;
            height: 38vh;
          }

          #picture {
            flex: none;
            height: 46vh;
          }

          #panel {
            border-left: 0;
            border-top: 1px solid var(--faint);
          }
        }

        @media print {
          :root {
            color-scheme: light;
          }

          html,
          body {
            height: auto;
          }

          main {
            display: block;
          }

          .searching,
          .filtering,
          #outline,
          #reset,
          .drawing .tools,
          #panel .tools {
            display: none;
          }

          .drawing {
            break-inside: avoid;
          }

          #picture {
            flex: none;
            height: auto;
            max-height: 60vh;
            object-fit: contain;
            object-position: left top;
          }

          #panel {
            border: 0;
          }
        }

        """##

    static let script = ##"""

        // graph.js
        // The graph of the page, made from its data. `ExplorerGraph+JSON.swift` writes the same lists in the same order.

        /** What a route along one edge leads to. */
        const Answer = { supplied: 0, passedThrough: 1, passedOn: 2, blocked: 3 };

        /** Why a scope is a root. */
        const Root = { none: 0, made: 1, open: 2 };

        function readGraph(data) {
          const text = (number) => (number < 0 ? null : data.texts[number]);
          const place = (value) => {
            if (!value) return null;
            const [file, link] = data.files[value[0]];
            return { file, link, line: value[1], column: value[2] };
          };
          const note = ([message, at]) => ({ message: text(message), place: place(at) });

          const scopes = data.scopes.map(([id, name, module, kind, dialect, root, dependency, at, provides], index) => ({
            index, id, name, module: text(module), kind: text(kind), dialect: text(dialect), root,
            dependency: text(dependency), place: place(at),
            provides: provides.map(([property, type, access, isPassThrough, where]) => ({
              name: text(property), type: text(type), access: text(access), isPassThrough: isPassThrough === 1,
              place: place(where),
            })),
            parents: [], children: [], edgesUp: [], edgesDown: [], needs: [], findings: [], executes: [], registers: [],
            change: null, isChanged: false,
          }));
          const edges = data.edges.map(([parent, child, at], index) => ({ index, parent, child, place: place(at), change: null }));
          const needs = data.needs.map(([scope, name, type, label, declaredIn, isOwn, at, routes, origins, passedOver], index) => ({
            index, scope, name: text(name), type: text(type), label: text(label), declaredIn: text(declaredIn), isOwn: isOwn === 1,
            place: place(at), routes: readRoutes(routes), origins, passedOver: passedOver.map(note), passedOnFor: [],
            change: null, messages: [],
          }));
          const finding = ([rule, severity, headline, scope, property, at, notes, fixes]) => ({
            rule: text(rule), severity: text(severity), headline: text(headline), scope: text(scope),
            property: text(property), place: place(at), notes: notes.map(note), fixes: fixes.map(note), change: null,
          });
          const use = ([name, scopes, at]) => ({ name: text(name), scopes, place: place(at) });
          const requests = (data.requests ?? []).map(([name, interactors, executions, registrations]) => ({
            name: text(name), interactors: interactors.map(text), executions: executions.map(use),
            registrations: registrations.map(use),
          }));
          const graph = {
            title: data.title, scopes, edges, needs, requests, findings: data.findings.map(finding), changes: null,
            shown: data.shown, foundByPath: new Set(data.foundByPath),
            scopeOfId: new Map(scopes.map((scope) => [scope.id, scope])),
            modules: [...new Set(data.shown.map((index) => scopes[index].module))].sort(),
          };
          shortenNames(scopes);
          if (data.changes) readChanges(graph, data.changes, text, finding);
          connect(graph);
          return graph;
        }

        /** Leaves out the last word of `LoginComponent` where the rest is clear. */
        function shortenNames(scopes) {
          const names = new Set(scopes.map((scope) => scope.name));
          for (const scope of scopes) {
            const short = scope.name.replace(/(?<=[\p{L}\p{N}_])Component$/u, "");
            scope.shortName = names.has(short) ? scope.name : short;
          }
        }

        function readRoutes(numbers) {
          const routes = [];
          for (let start = 0; start < numbers.length; start += 3) {
            routes.push({ edge: numbers[start], answer: numbers[start + 1], above: numbers[start + 2] });
          }
          return routes;
        }

        function readChanges(graph, changes, text, finding) {
          const words = ["added", "removed"];
          for (const [index, change] of changes.scopes) graph.scopes[index].change = words[change];
          for (const [index, change] of changes.edges) graph.edges[index].change = words[change];
          for (const [index, change] of changes.needs) graph.needs[index].change = words[change];
          for (const [index, message] of changes.requirements) {
            graph.needs[index].change = "changed";
            graph.needs[index].messages.push(text(message));
          }
          for (const index of changes.new) graph.findings[index].change = "added";
          const gone = changes.gone.map(finding);
          for (const value of gone) value.change = "removed";
          graph.findings.push(...gone);
          graph.changes = { headline: changes.headline };
        }

        function connect(graph) {
          const { scopes, edges, needs } = graph;
          for (const edge of edges) {
            const [parent, child] = [scopes[edge.parent], scopes[edge.child]];
            parent.edgesDown.push(edge.index);
            child.edgesUp.push(edge.index);
            if (parent.children.at(-1) !== edge.child) parent.children.push(edge.child);
            if (child.parents.at(-1) !== edge.parent) child.parents.push(edge.parent);
            if (edge.change) parent.isChanged = true;
          }
          for (const need of needs) {
            scopes[need.scope].needs.push(need.index);
            for (const route of need.routes) {
              if (route.answer === Answer.passedOn) needs[route.above].passedOnFor.push(need.index);
            }
            if (need.change) scopes[need.scope].isChanged = true;
          }
          for (const request of graph.requests) {
            for (const use of request.executions) for (const scope of use.scopes) scopes[scope].executes.push({ request, use });
            for (const use of request.registrations) for (const scope of use.scopes) scopes[scope].registers.push({ request, use });
          }
          for (const finding of graph.findings) {
            const scope = graph.scopeOfId.get(finding.scope);
            if (!scope) continue;
            scope.findings.push(finding);
            if (finding.change) scope.isChanged = true;
          }
          for (const scope of scopes) {
            if (scope.change) scope.isChanged = true;
            scope.children.sort((left, right) => compare(scopes[left].id, scopes[right].id));
          }
        }

        function compare(left, right) {
          return left < right ? -1 : left > right ? 1 : 0;
        }

        const gravity = { note: 1, warning: 2, error: 3 };

        /** By mark. */
        const signs = { added: "+", removed: "−", changed: "~", error: "✕", warning: "!" };

        /** What is special about a scope, each with its mark and its sign: its change, then its findings. */
        function signsOf(scope) {
          const marks = [scope.change ?? (scope.isChanged ? "changed" : null), gravestFinding(scope)];
          return marks.filter((mark) => mark in signs).map((mark) => ({ mark, sign: signs[mark] }));
        }

        /** The highest severity of a scope's present findings; null if there are none. */
        function gravestFinding(scope) {
          let gravest = null;
          for (const finding of scope.findings) {
            if (finding.change === "removed") continue;
            if (!gravest || gravity[finding.severity] > gravity[gravest]) gravest = finding.severity;
          }
          return gravest;
        }

        /** The scopes that are reached from some scopes in one direction ("parents" or "children"), these included. */
        function reached(graph, starts, direction) {
          const found = new Set(starts);
          const pending = [...found];
          while (pending.length > 0) {
            for (const next of graph.scopes[pending.pop()][direction]) {
              if (found.has(next)) continue;
              found.add(next);
              pending.push(next);
            }
          }
          return found;
        }
        // dom.js
        // Elements made from texts that are never read as HTML.

        /** Makes an element. Attributes that are null or false are left out; `on…` are listeners. */
        function element(name, attributes = {}, ...content) {
          const made = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (value === null || value === undefined || value === false) continue;
            if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
            else made.setAttribute(key, value === true ? "" : value);
          }
          made.append(...content.filter((part) => part !== null));
          return made;
        }

        function clear(parent, ...content) {
          parent.replaceChildren(...content.filter((part) => part !== null));
        }

        /** Text in which what would control the page's text, such as a change of direction, is seen instead. */
        function visible(text) {
          return text.replace(
            /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g,
            (control) => `\\u{${control.codePointAt(0).toString(16).toUpperCase()}}`,
          );
        }

        /** A name or type. */
        function code(text) {
          return element("code", { dir: "ltr" }, visible(text));
        }

        /** A sentence with code between backticks. */
        function prose(message) {
          const parts = message.split("`");
          if (parts.length % 2 === 0) return [visible(message)];
          return parts.map((part, number) => (number % 2 === 0 ? visible(part) : code(part)));
        }

        /** A place in a source file, as a link if the page knows how to open it. */
        function placeLink(at) {
          if (!at) return null;
          const file = at.file.split("/").at(-1);
          const full = visible(`${at.file}:${at.line}`);
          const text = visible(`${file}:${at.line}`);
          if (!at.link) return element("span", { class: "place", title: full }, text);
          const address = at.link.replaceAll("{line}", at.line).replaceAll("{column}", at.column);
          return element("a", { class: "place", title: full, href: address, rel: "noreferrer" }, text);
        }

        /** A number with its thousands apart. */
        function grouped(count) {
          return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
        }

        function counted(count, noun) {
          return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
        }
        // filter.js
        // Which scopes are shown.

        /** The keys of a filter, as in the address of the page. */
        const filterKeys = ["root", "focus", "from", "to", "module", "needs", "provides", "findings", "changes"];

        /**
         * The scopes that pass a filter, and those above them that lead there.
         *
         * @returns a number for each scope, 1 for those to show, and how many pass; null if nothing is filtered.
         */
        function applyFilter(graph, tree, filter) {
          const limits = limitsOf(graph, filter);
          const tests = testsOf(graph, filter);
          if (limits.length === 0 && tests.length === 0) return null;
          const kept = new Uint8Array(graph.scopes.length);
          let count = 0;
          for (const index of tree.order) {
            if (!limits.every((limit) => limit.has(index)) || !tests.every((test) => test(graph.scopes[index]))) continue;
            count += 1;
            kept[index] = 1;
            for (let above = tree.parent[index]; above >= 0 && kept[above] === 0; above = tree.parent[above]) {
              if (!limits.every((limit) => limit.has(above))) break;
              kept[above] = 1;
            }
          }
          return { kept, count };
        }

        /** The sets of scopes outside which nothing is shown. */
        function limitsOf(graph, filter) {
          const limits = [];
          const index = (id) => graph.scopeOfId.get(id)?.index;
          const root = index(filter.root);
          if (root !== undefined) limits.push(reached(graph, [root], "children"));
          const focus = index(filter.focus);
          if (focus !== undefined) {
            limits.push(new Set([...reached(graph, [focus], "parents"), ...reached(graph, [focus], "children")]));
          }
          const [from, to] = [index(filter.from), index(filter.to)];
          if (from !== undefined && to !== undefined) limits.push(between(graph, from, to));
          return limits;
        }

        /** The scopes on all ways from one scope to another, in either direction. */
        function between(graph, from, to) {
          const scopes = new Set();
          for (const [top, bottom] of [[from, to], [to, from]]) {
            const below = reached(graph, [top], "children");
            if (!below.has(bottom)) continue;
            for (const index of reached(graph, [bottom], "parents")) if (below.has(index)) scopes.add(index);
          }
          return scopes;
        }

        function testsOf(graph, filter) {
          const tests = [];
          const holds = (value, words) => value !== null && value.toLowerCase().includes(words);
          if (filter.module) tests.push((scope) => scope.module === filter.module);
          if (filter.needs) {
            const words = filter.needs.toLowerCase();
            tests.push((scope) =>
              scope.needs.some((number) => {
                const need = graph.needs[number];
                return need.isOwn && (holds(need.name, words) || holds(need.type, words));
              }));
          }
          if (filter.provides) {
            const words = filter.provides.toLowerCase();
            tests.push((scope) => scope.provides.some((property) => holds(property.name, words) || holds(property.type, words)));
          }
          if (filter.findings) {
            const severities = filter.findings === "error" ? ["error"] : ["error", "warning", "note"];
            tests.push((scope) => scope.findings.some((finding) =>
              finding.change !== "removed" && severities.includes(finding.severity)));
          }
          if (filter.changes) tests.push((scope) => scope.isChanged);
          return tests;
        }
        // filterform.js
        // The fields of the filter.

        /**
         * @param form the element that holds the fields, each with the name of a key of the filter.
         * @param actions `filter(changes)`, `openTo(depth)`.
         */
        function listenToFilters(form, graph, actions) {
          const module = form.querySelector("[name=module]");
          module.append(...graph.modules.map((name) => element("option", { value: name }, visible(name))));
          if (!graph.changes) form.querySelector("[name=changes]").closest("label").remove();
          const scopes = document.getElementById("scope-names");
          const names = graph.shown.map((index) => graph.scopes[index].id);
          // A browser is slow with a longer list.
          if (names.length <= 2000) scopes.append(...names.map((id) => element("option", { value: id })));
          form.addEventListener("change", (event) => {
            const { name, type, checked, value } = event.target;
            if (name === "depth" && value !== "") actions.openTo(Number(value));
            else if (filterKeys.includes(name)) actions.filter({ [name]: type === "checkbox" ? (checked ? "yes" : "") : idOf(graph, name, value) });
          });
          document.getElementById("reset").addEventListener("click", () => {
            actions.filter(Object.fromEntries(filterKeys.map((key) => [key, ""])));
          });
        }

        /** The id of the scope that a person names in a field for scopes; other fields keep their text. */
        function idOf(graph, key, value) {
          if (!["root", "focus", "from", "to"].includes(key) || value === "" || graph.scopeOfId.has(value)) return value.trim();
          const words = value.trim().toLowerCase();
          const names = (scope) => [scope.id, scope.name, scope.name.replace(/Component$/, "")].map((name) => name.toLowerCase());
          return graph.scopes.find((scope) => names(scope).includes(words))?.id ?? value.trim();
        }

        /** Shows to which depth the tree was opened; "" if it was opened otherwise. */
        function showDepth(form, depth) {
          form.querySelector("[name=depth]").value = depth;
        }

        /** Closes the filter. Returns whether it was open. */
        function closeFilters(form) {
          const box = form.closest("details");
          if (!box.open) return false;
          if (box.contains(document.activeElement)) box.querySelector("summary").focus();
          box.open = false;
          return true;
        }

        /** Shows a filter in the fields. */
        function showFilter(form, graph, filter) {
          for (const key of filterKeys) {
            const field = form.querySelector(`[name=${key}]`);
            if (!field) continue;
            if (field.type === "checkbox") field.checked = Boolean(filter[key]);
            else field.value = filter[key] ?? "";
            const isScope = ["root", "focus", "from", "to"].includes(key);
            field.setAttribute("aria-invalid", String(Boolean(isScope && filter[key] && !graph.scopeOfId.has(filter[key]))));
          }
        }
        // routes.js
        // Who supplies a requirement and along which path, and who reads a property: the answers of `thimble why` and
        // `thimble impact`, in their words.

        /** The ends of all routes up from a need, each by its shortest route, nearest first. */
        function routesUp(graph, start) {
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
        function routesToTop(graph, start) {
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
        function explain(graph, index) {
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
        function isForwarded(graph, need) {
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
        function readers(graph, scope, property) {
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
        function litByReaders(graph, scope, needs) {
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
        // tree.js
        // The graph as a forest: each scope below its nearest parent, and as a reference below the others.

        /** Finds for each scope the parent below which it is shown: the one nearest to a root. */
        function growTree(graph) {
          const { scopes } = graph;
          const isShown = new Uint8Array(scopes.length);
          for (const index of graph.shown) isShown[index] = 1;
          const shown = graph.shown.map((index) => scopes[index]).sort((left, right) => compare(left.id, right.id));
          const parent = new Int32Array(scopes.length).fill(-1);
          const depth = new Int32Array(scopes.length).fill(-1);
          const roots = [];
          const order = [];
          const visit = (start) => {
            if (depth[start.index] >= 0) return;
            roots.push(start.index);
            depth[start.index] = 0;
            order.push(start.index);
          };
          let next = 0;
          const spread = () => {
            for (; next < order.length; next += 1) {
              for (const child of scopes[order[next]].children) {
                if (!isShown[child] || depth[child] >= 0) continue;
                parent[child] = order[next];
                depth[child] = depth[order[next]] + 1;
                order.push(child);
              }
            }
          };
          const hasShownParent = (scope) => scope.parents.some((above) => isShown[above]);
          shown.filter((scope) => scope.root !== Root.none && scope.change !== "removed").forEach(visit);
          spread();
          shown.filter((scope) => !hasShownParent(scope)).forEach(visit);
          spread();
          // Scopes that are only on cycles.
          for (const scope of shown) {
            visit(scope);
            spread();
          }
          return { parent, depth, roots, order, isShown };
        }

        /** A tree of this size is seen as a whole. */
        const smallTree = 40;
        const manyFindings = 100;

        /** The scopes that are open at first: the upper three levels, and all that leads to findings or changes. */
        function usualExpansion(graph, tree) {
          const levels = tree.order.length <= smallTree ? Infinity : 2;
          const expanded = new Set();
          const open = (index) => {
            for (let above = tree.parent[index]; above >= 0; above = tree.parent[above]) expanded.add(above);
          };
          if (graph.changes) {
            for (const index of tree.order) if (graph.scopes[index].isChanged) open(index);
            return expanded;
          }
          for (const index of tree.order) if (tree.depth[index] < levels) expanded.add(index);
          const graved = (severities) => tree.order.filter((index) => severities.includes(gravestFinding(graph.scopes[index])));
          const [errors, all] = [graved(["error"]), graved(["error", "warning"])];
          // Where findings are everywhere, they are no guide.
          for (const index of all.length <= manyFindings ? all : errors.length <= manyFindings ? errors : []) open(index);
          return expanded;
        }

        /**
         * The lines of the outline from top to bottom.
         *
         * @param kept whether a scope is shown, by its index; null for all.
         */
        function visibleRows(graph, tree, expanded, kept) {
          const isKept = (index) => tree.isShown[index] === 1 && (!kept || kept[index] === 1);
          const tops = tree.roots.filter(isKept);
          // A filter may leave out what is above a scope.
          if (kept) {
            for (const index of tree.order) {
              if (isKept(index) && tree.parent[index] >= 0 && !isKept(tree.parent[index])) tops.push(index);
            }
          }
          const rows = [];
          const stack = [];
          const push = (children, above, level) => {
            for (let position = children.length - 1; position >= 0; position -= 1) {
              stack.push({ scope: children[position], above, level, position, size: children.length });
            }
          };
          push(tops, -1, 0);
          while (stack.length > 0) {
            const { scope, above, level, position, size } = stack.pop();
            const isReference = above >= 0 && tree.parent[scope] !== above;
            const children = isReference ? [] : graph.scopes[scope].children.filter(isKept);
            const isExpanded = children.length > 0 && expanded.has(scope);
            rows.push({
              scope, above, level, position, size, isReference, isExpanded, hasChildren: children.length > 0,
              hiddenCount: isReference ? 0 : graph.scopes[scope].children.length - children.length,
            });
            if (isExpanded) push(children, scope, level + 1);
          }
          return rows;
        }

        /**
         * Makes a function that counts the kept scopes below a scope, each once, however many parents it has. It counts when it is
         * asked, because only closed scopes have to say it.
         */
        function counterBelow(graph, tree, kept) {
          const isKept = (scope) => tree.isShown[scope] === 1 && (!kept || kept[scope] === 1);
          const counts = new Map();
          const countedFor = new Int32Array(graph.scopes.length).fill(-1);
          const count = (top) => {
            const found = [top];
            countedFor[top] = top;
            for (let next = 0; next < found.length; next += 1) {
              for (const child of graph.scopes[found[next]].children) {
                if (countedFor[child] === top || !isKept(child)) continue;
                countedFor[child] = top;
                found.push(child);
              }
            }
            return found.length - 1;
          };
          return (scope) => {
            if (!counts.has(scope)) counts.set(scope, count(scope));
            return counts.get(scope);
          };
        }
        // layout.js
        // The places of the nodes: a tidy tree that grows to the right, by the algorithm of Buchheim, Jünger and Leipert, in time
        // proportional to the number of nodes and without recursion.

        const nodeHeight = 30;
        /** A caption above a node fits in between. */
        const rowGap = 12;
        const columnGap = 48;
        /** The distance between trees, in rows. */
        const treeGap = 1.7;

        /**
         * @param rows the lines of the outline.
         * @param width gives the width of a scope's node.
         * @returns the nodes, each with its scope, place, the width of its column and its parent's position, and the bounds of all.
         */
        function layOut(rows, width) {
          const nodes = makeNodes(rows, width);
          const top = { parent: null, children: nodes.filter((node) => node.parent < 0).map((node) => node.position) };
          assignRows(nodes, top);
          const columns = [];
          for (const node of nodes) columns[node.level] = Math.max(columns[node.level] ?? 0, node.width);
          const lefts = [];
          let left = 0;
          for (let level = 0; level < columns.length; level += 1) {
            lefts[level] = left;
            left += columns[level] + columnGap;
          }
          const bounds = { left: 0, top: 0, right: 0, bottom: 0 };
          const highest = nodes.reduce((least, node) => Math.min(least, node.y), Infinity);
          for (const node of nodes) {
            node.x = lefts[node.level];
            node.columnWidth = columns[node.level];
            node.y = (node.y - highest) * (nodeHeight + rowGap);
            bounds.right = Math.max(bounds.right, node.x + node.width);
            bounds.bottom = Math.max(bounds.bottom, node.y + nodeHeight);
          }
          return { nodes, bounds };
        }

        function makeNodes(rows, width) {
          const nodes = [];
          const path = [];
          for (const row of rows) {
            if (row.isReference) continue;
            const node = {
              scope: row.scope, row, level: row.level, position: nodes.length, parent: row.level > 0 ? path[row.level - 1] : -1,
              children: [], number: 0, width: width(row), x: 0, y: 0,
              preliminary: 0, modifier: 0, shift: 0, change: 0, thread: -1, ancestor: nodes.length,
            };
            path[row.level] = node.position;
            if (node.parent >= 0) {
              node.number = nodes[node.parent].children.length;
              nodes[node.parent].children.push(node.position);
            }
            nodes.push(node);
          }
          return nodes;
        }

        function assignRows(nodes, top) {
          // The lines are in preorder, so backwards every child comes before its parent. Siblings need the other direction:
          // all children of a node are placed when the node is reached.
          for (let position = nodes.length - 1; position >= 0; position -= 1) placeChildren(nodes, nodes[position]);
          placeChildren(nodes, top);
          for (const node of nodes) {
            const sum = node.parent >= 0 ? nodes[node.parent].sum : 0;
            node.y = node.preliminary + sum;
            node.sum = sum + node.modifier;
          }
        }

        /** Moves the subtrees of a node's children apart. */
        function placeChildren(nodes, parent) {
          const { children } = parent;
          if (children.length === 0) return;
          const gap = parent.parent === null ? treeGap : 1;
          let defaultAncestor = children[0];
          children.forEach((position, number) => {
            const node = nodes[position];
            node.number = number;
            const middle = node.children.length > 0 ? middleOf(nodes, node) : 0;
            if (number === 0) {
              node.preliminary = middle;
            } else {
              node.preliminary = nodes[children[number - 1]].preliminary + gap;
              node.modifier = node.children.length > 0 ? node.preliminary - middle : 0;
              defaultAncestor = apportion(nodes, children, node, defaultAncestor, gap);
            }
          });
          executeShifts(nodes, children);
        }

        function middleOf(nodes, node) {
          return (nodes[node.children[0]].preliminary + nodes[node.children.at(-1)].preliminary) / 2;
        }

        function apportion(nodes, siblings, node, defaultAncestor, gap) {
          const nextTop = (at) => (at.children.length > 0 ? at.children[0] : at.thread);
          const nextBottom = (at) => (at.children.length > 0 ? at.children.at(-1) : at.thread);
          let [insideLow, outsideLow] = [node, node];
          let [insideHigh, outsideHigh] = [nodes[siblings[node.number - 1]], nodes[siblings[0]]];
          let [sumInsideLow, sumOutsideLow] = [insideLow.modifier, outsideLow.modifier];
          let [sumInsideHigh, sumOutsideHigh] = [insideHigh.modifier, outsideHigh.modifier];
          while (nextBottom(insideHigh) >= 0 && nextTop(insideLow) >= 0) {
            insideHigh = nodes[nextBottom(insideHigh)];
            insideLow = nodes[nextTop(insideLow)];
            outsideHigh = nodes[nextTop(outsideHigh)];
            outsideLow = nodes[nextBottom(outsideLow)];
            outsideLow.ancestor = node.position;
            const shift = insideHigh.preliminary + sumInsideHigh - (insideLow.preliminary + sumInsideLow) + gap;
            if (shift > 0) {
              const isSibling = siblings[nodes[insideHigh.ancestor].number] === insideHigh.ancestor;
              moveSubtree(nodes[isSibling ? insideHigh.ancestor : defaultAncestor], node, shift);
              sumInsideLow += shift;
              sumOutsideLow += shift;
            }
            sumInsideHigh += insideHigh.modifier;
            sumInsideLow += insideLow.modifier;
            sumOutsideHigh += outsideHigh.modifier;
            sumOutsideLow += outsideLow.modifier;
          }
          if (nextBottom(insideHigh) >= 0 && nextBottom(outsideLow) < 0) {
            outsideLow.thread = nextBottom(insideHigh);
            outsideLow.modifier += sumInsideHigh - sumOutsideLow;
          }
          if (nextTop(insideLow) >= 0 && nextTop(outsideHigh) < 0) {
            outsideHigh.thread = nextTop(insideLow);
            outsideHigh.modifier += sumInsideLow - sumOutsideHigh;
            return node.position;
          }
          return defaultAncestor;
        }

        function moveSubtree(from, to, shift) {
          const share = shift / (to.number - from.number);
          to.change -= share;
          to.shift += shift;
          from.change += share;
          to.preliminary += shift;
          to.modifier += shift;
        }

        function executeShifts(nodes, children) {
          let [shift, change] = [0, 0];
          for (let number = children.length - 1; number >= 0; number -= 1) {
            const node = nodes[children[number]];
            node.preliminary += shift;
            node.modifier += shift;
            change += node.change;
            shift += node.shift + change;
          }
        }
        // picture.js
        // The picture of the tree: a canvas that draws what is in sight.

        const font = "13px system-ui, sans-serif";
        const smallFont = "11px system-ui, sans-serif";
        const captionFont = "10px system-ui, sans-serif";
        const widestText = 240;
        const badgeWidth = 20;
        /** Below this zoom, names cannot be read and are not drawn. */
        const leastZoomWithText = 0.45;
        const leastReadableZoom = 0.7;
        const zoomLimits = [0.004, 3];
        /** The pixels of a printer for one of the page. */
        const paperRatio = 3;
        const margin = 32;

        class Picture {
          /**
           * @param canvas the element.
           * @param graph the graph.
           * @param actions what a click does: `select(scope)`, `toggle(scope)`.
           */
          constructor(canvas, graph, tree, actions) {
            this.canvas = canvas;
            this.context = canvas.getContext("2d");
            this.graph = graph;
            this.tree = tree;
            this.actions = actions;
            this.layout = { nodes: [], bounds: { left: 0, top: 0, right: 0, bottom: 0 } };
            this.nodeOfScope = new Map();
            this.labels = new Map();
            this.letters = new Map();
            this.furtherEdges = [];
            this.changeOfEdge = new Map();
            this.view = { x: margin, y: margin, zoom: 1 };
            this.selected = null;
            this.lit = null;
            this.isDrawingPlanned = false;
            this.isForPaper = false;
            this.readColors();
            matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.readColors());
            this.resize();
            new ResizeObserver(() => this.resize()).observe(canvas);
          }

          readColors() {
            const style = getComputedStyle(document.documentElement);
            const names = ["ink", "dim", "line", "paper", "node", "provider", "accent", "accent-soft", "error", "warning", "added", "removed"];
            this.colors = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
            this.colors.changed = this.colors.accent;
            this.plan();
          }

          resize() {
            const { clientWidth, clientHeight } = this.canvas;
            if (clientWidth === 0 || clientHeight === 0) return;
            this.size = { width: clientWidth, height: clientHeight };
            this.ratio = this.isForPaper ? paperRatio : devicePixelRatio || 1;
            this.canvas.width = Math.round(clientWidth * this.ratio);
            this.canvas.height = Math.round(clientHeight * this.ratio);
            this.draw();
          }

          /** Draws for paper, or for the screen again. */
          setPaper(isForPaper) {
            this.isForPaper = isForPaper;
            this.readColors();
            this.resize();
          }

          /** Shows other lines of the outline. What is selected stays where it is. */
          show(rows, countBelow) {
            const countOf = (row) => (row.hasChildren && !row.isExpanded ? countBelow(row.scope) : 0);
            const anchor = this.selected === null ? null : this.nodeOfScope.get(this.selected);
            const before = anchor ? { x: anchor.x, y: anchor.y } : null;
            this.layout = layOut(rows, (row) => this.widthOf(row, countOf(row)));
            this.nodeOfScope = new Map(this.layout.nodes.map((node) => [node.scope, node]));
            for (const node of this.layout.nodes) node.countBelow = countOf(node.row);
            this.furtherEdges = [];
            for (const row of rows) {
              const [from, to] = [this.nodeOfScope.get(row.above), this.nodeOfScope.get(row.scope)];
              if (row.isReference && from && to) this.furtherEdges.push([from, to]);
            }
            this.changeOfEdge = new Map();
            for (const edge of this.graph.edges) if (edge.change) this.changeOfEdge.set(`${edge.parent} ${edge.child}`, edge.change);
            const after = before && this.nodeOfScope.get(this.selected);
            if (after) {
              this.view.x += (before.x - after.x) * this.view.zoom;
              this.view.y += (before.y - after.y) * this.view.zoom;
            }
            this.plan();
          }

          /** The text of a scope's node, cut to the widest, and its width. */
          labelOf(scope) {
            let label = this.labels.get(scope);
            if (!label) {
              const letters = [...visible(this.graph.scopes[scope].shortName)];
              let [width, end] = [0, 0];
              while (end < letters.length && width <= widestText) width += this.widthOfLetter(letters[end++]);
              const text = end < letters.length ? `${letters.slice(0, end - 2).join("")}…` : letters.join("");
              label = { text, width };
              this.labels.set(scope, label);
            }
            return label;
          }

          /** Letters are measured once; the canvas is slow at measuring thousands of names. */
          widthOfLetter(letter) {
            let width = this.letters.get(letter);
            if (width === undefined) {
              this.context.font = font;
              width = this.context.measureText(letter).width;
              this.letters.set(letter, width);
            }
            return width;
          }

          widthOf(row, countBelow) {
            const badges = badgeWidth * signsOf(this.graph.scopes[row.scope]).length;
            const count = countBelow > 0 ? 16 + 8 * String(countBelow).length : 0;
            return this.labelOf(row.scope).width + 20 + badges + (count > 0 ? count + 6 : 0);
          }

          // The view.

          fit() {
            const { bounds } = this.layout;
            const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
            if (!this.size || width <= 0) return;
            const zoom = Math.min((this.size.width - 2 * margin) / width, (this.size.height - 2 * margin) / height, 1.25);
            this.view.zoom = Math.max(zoom, zoomLimits[0]);
            this.view.x = (this.size.width - width * this.view.zoom) / 2;
            this.view.y = (this.size.height - height * this.view.zoom) / 2;
            this.plan();
          }

          /** Fits the tree if it then can be read; otherwise shows its beginning. */
          fitReadably() {
            this.fit();
            if (this.view.zoom >= 0.7) return;
            this.view.zoom = 0.9;
            this.view.x = margin;
            this.view.y = this.size ? this.beginning(this.size.height, this.view.zoom) : margin;
            this.plan();
          }

          /** Where the top of the tree is if the first root is in the middle, without empty space above or below the tree. */
          beginning(height, zoom) {
            const { bounds, nodes } = this.layout;
            const [highest, lowest] = [margin - bounds.top * zoom, height - margin - bounds.bottom * zoom];
            if (lowest > highest) return (highest + lowest) / 2;
            return Math.min(Math.max(height / 2 - (nodes[0]?.y ?? 0) * zoom, lowest), highest);
          }

          zoomBy(factor, x = this.size.width / 2, y = this.size.height / 2) {
            const zoom = Math.min(Math.max(this.view.zoom * factor, zoomLimits[0]), zoomLimits[1]);
            const change = zoom / this.view.zoom;
            this.view.x = x - (x - this.view.x) * change;
            this.view.y = y - (y - this.view.y) * change;
            this.view.zoom = zoom;
            this.plan();
          }

          moveBy(x, y) {
            this.view.x += x;
            this.view.y += y;
            this.plan();
          }

          /** Moves the view so that scopes can be seen, as many as fit; the last one certainly. */
          reveal(scopes) {
            const nodes = scopes.map((scope) => this.nodeOfScope.get(scope)).filter((node) => node);
            if (!this.size || nodes.length === 0) return;
            const last = nodes.at(-1);
            const box = {
              left: Math.min(...nodes.map((node) => node.x)), right: Math.max(...nodes.map((node) => node.x + node.width)),
              top: Math.min(...nodes.map((node) => node.y)), bottom: Math.max(...nodes.map((node) => node.y + nodeHeight)),
            };
            const needed = Math.min(
              (this.size.width - 2 * margin) / (box.right - box.left), (this.size.height - 2 * margin) / (box.bottom - box.top));
            if (needed < this.view.zoom) this.view.zoom = Math.max(needed, leastReadableZoom);
            if (this.view.zoom < leastZoomWithText) this.view.zoom = 0.8;
            this.bringIn(box);
            this.bringIn({ left: last.x, right: last.x + last.width, top: last.y, bottom: last.y + nodeHeight });
            this.plan();
          }

          bringIn(box) {
            const { zoom } = this.view;
            const inside = (low, high, offset, size) => {
              if (low * zoom + offset < margin) return margin - low * zoom;
              if (high * zoom + offset > size - margin) return size - margin - high * zoom;
              return offset;
            };
            this.view.x = inside(box.left, box.right, this.view.x, this.size.width);
            this.view.y = inside(box.top, box.bottom, this.view.y, this.size.height);
          }

          /** The node at a point of the canvas, and whether the point is on its count of scopes below. */
          nodeAt(x, y) {
            const [left, top] = [(x - this.view.x) / this.view.zoom, (y - this.view.y) / this.view.zoom];
            const node = this.layout.nodes.find((candidate) =>
              candidate.x <= left && left <= candidate.x + candidate.width
                && candidate.y <= top && top <= candidate.y + nodeHeight);
            if (!node) return null;
            const isOnCount = node.row.hasChildren && !node.row.isExpanded && left > node.x + node.width - 32;
            return { scope: node.scope, isOnCount };
          }

          // Drawing.

          plan() {
            if (this.isDrawingPlanned) return;
            this.isDrawingPlanned = true;
            requestAnimationFrame(() => {
              this.isDrawingPlanned = false;
              this.draw();
            });
          }

          draw() {
            if (!this.size) return;
            const { context, view } = this;
            context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
            context.fillStyle = this.colors.paper;
            context.fillRect(0, 0, this.size.width, this.size.height);
            context.translate(view.x, view.y);
            context.scale(view.zoom, view.zoom);
            this.sight = {
              left: -view.x / view.zoom, right: (this.size.width - view.x) / view.zoom,
              top: -view.y / view.zoom, bottom: (this.size.height - view.y) / view.zoom,
            };
            const seen = this.layout.nodes.filter((node) =>
              node.y + nodeHeight >= this.sight.top && node.y <= this.sight.bottom
                && node.x + node.width >= this.sight.left && node.x <= this.sight.right);
            this.drawEdges();
            if (view.zoom < leastZoomWithText) this.drawBoxes(seen);
            else for (const node of seen) this.drawNode(node);
          }

          drawEdges() {
            const { nodes } = this.layout;
            const plain = new Path2D();
            const [lit, missing] = [new Path2D(), new Path2D()];
            const changed = { added: new Path2D(), removed: new Path2D() };
            for (const node of nodes) {
              if (node.parent < 0) continue;
              const parent = nodes[node.parent];
              if (!this.isCrossing(parent, node)) continue;
              const key = `${parent.scope} ${node.scope}`;
              const change = this.changeOfEdge.size > 0 ? this.changeOfEdge.get(key) : undefined;
              const path = this.lit?.edges.has(key) ? lit : this.lit?.missing.has(key) ? missing
                : change ? changed[change] : plain;
              this.addCurve(path, parent, node);
            }
            const further = new Path2D();
            for (const [from, to] of this.furtherEdges) {
              if (!this.isCrossing(from, to)) continue;
              const key = `${from.scope} ${to.scope}`;
              this.addCurve(this.lit?.edges.has(key) ? lit : this.lit?.missing.has(key) ? missing : further, from, to);
            }
            this.strokeEdges(plain, this.colors.line, 1.2, []);
            this.strokeEdges(further, this.colors.dim, 1.2, [5, 4]);
            this.strokeEdges(changed.added, this.colors.added, 2, []);
            this.strokeEdges(changed.removed, this.colors.removed, 2, [2, 3]);
            this.strokeEdges(missing, this.colors.error, 3, [8, 4]);
            this.strokeEdges(lit, this.colors.accent, 3, []);
          }

          strokeEdges(path, color, width, dashes) {
            const { context, view } = this;
            context.strokeStyle = color;
            context.lineWidth = Math.max(width, 0.6 / view.zoom);
            context.setLineDash(view.zoom < 0.2 ? [] : dashes);
            context.stroke(path);
            context.setLineDash([]);
          }

          isCrossing(from, to) {
            const { sight } = this;
            return Math.min(from.x, to.x) <= sight.right && Math.max(from.x + from.width, to.x + to.width) >= sight.left
              && Math.min(from.y, to.y) <= sight.bottom && Math.max(from.y, to.y) + nodeHeight >= sight.top;
          }

          addCurve(path, from, to) {
            const [startX, startY] = [from.x + from.width, from.y + nodeHeight / 2];
            const [endX, endY] = [to.x, to.y + nodeHeight / 2];
            path.moveTo(startX, startY);
            if (this.view.zoom < 0.15) {
              path.lineTo(endX, endY);
              return;
            }
            const bend = Math.max(Math.abs(endX - startX) / 2, 24);
            path.bezierCurveTo(startX + bend, startY, endX - bend, endY, endX, endY);
          }

          /** Nodes from far away: their places, and what is special about them. */
          drawBoxes(nodes) {
            const { context, colors } = this;
            const groups = new Map();
            for (const node of nodes) {
              const badge = signsOf(this.graph.scopes[node.scope]).at(-1);
              const isLit = this.lit?.scopes.has(node.scope) || node.scope === this.selected;
              const color = isLit ? colors.accent : badge ? colors[badge.mark] : colors.dim;
              if (!groups.has(color)) groups.set(color, []);
              groups.get(color).push(node);
            }
            for (const [color, group] of groups) {
              context.fillStyle = color;
              for (const node of group) context.fillRect(node.x, node.y + 4, node.width, nodeHeight - 8);
            }
          }

          drawNode(node) {
            const { context, colors } = this;
            const scope = this.graph.scopes[node.scope];
            const isLit = this.lit?.scopes.has(node.scope);
            context.globalAlpha = this.lit && !isLit && node.scope !== this.selected ? 0.4 : 1;
            this.drawOutline(node, scope, isLit);
            const label = this.labelOf(node.scope);
            let left = node.x + 10;
            for (const badge of signsOf(scope)) {
              this.drawBadge(badge, left + 6, node.y + nodeHeight / 2);
              left += badgeWidth;
            }
            context.font = font;
            context.textAlign = "left";
            context.textBaseline = "middle";
            context.fillStyle = colors.ink;
            const middle = node.y + nodeHeight / 2 + 0.5;
            context.fillText(label.text, left, middle);
            if (scope.change === "removed") context.fillRect(left, middle - 0.5, label.width, 1);
            if (node.row.hasChildren && !node.row.isExpanded) this.drawCount(node);
            const words = this.lit?.captions.get(node.scope);
            if (words) this.drawCaption(node, words);
            context.globalAlpha = 1;
          }

          drawOutline(node, scope, isLit) {
            const { context, colors } = this;
            const isSelected = node.scope === this.selected;
            const radius = scope.kind === "provider" ? 0 : 7;
            context.beginPath();
            context.roundRect(node.x, node.y, node.width, nodeHeight, radius);
            context.fillStyle = isLit || isSelected ? colors["accent-soft"] : scope.kind === "provider" ? colors.provider : colors.node;
            context.fill();
            context.strokeStyle = isLit || isSelected ? colors.accent : colors.line;
            context.lineWidth = isSelected ? 2.5 : isLit ? 2 : 1.2;
            if (scope.kind === "builder") context.setLineDash([4, 3]);
            context.stroke();
            context.setLineDash([]);
            if (scope.root === 0) return;
            context.beginPath();
            context.roundRect(node.x - 3, node.y - 3, node.width + 6, nodeHeight + 6, radius + 3);
            context.lineWidth = 1.2;
            context.stroke();
          }

          drawBadge(badge, x, y) {
            const { context, colors } = this;
            context.fillStyle = colors[badge.mark];
            context.beginPath();
            if (badge.sign === "!") {
              context.moveTo(x, y - 8);
              context.lineTo(x + 8.5, y + 7);
              context.lineTo(x - 8.5, y + 7);
              context.closePath();
            } else {
              context.arc(x, y, 7.5, 0, 2 * Math.PI);
            }
            context.fill();
            context.fillStyle = colors.paper;
            context.font = `bold ${smallFont}`;
            context.textAlign = "center";
            context.textBaseline = "middle";
            context.fillText(badge.sign, x, y + (badge.sign === "!" ? 2 : 0.5));
          }

          drawCount(node) {
            const { context, colors } = this;
            const text = `+${node.countBelow}`;
            const width = 16 + 8 * (text.length - 1);
            const left = node.x + node.width - width - 5;
            context.beginPath();
            context.roundRect(left, node.y + 6, width, nodeHeight - 12, 9);
            context.fillStyle = colors.provider;
            context.fill();
            context.fillStyle = colors.ink;
            context.font = smallFont;
            context.textAlign = "center";
            context.fillText(text, left + width / 2, node.y + nodeHeight / 2 + 0.5);
          }

          /** Words on the upper edge of a node. They touch neither the node above nor the next column. */
          drawCaption(node, words) {
            const { context, colors } = this;
            context.font = captionFont;
            const widest = node.columnWidth + columnGap - 24;
            const widthOf = (text) => context.measureText(text).width + 10;
            const whole = visible(words);
            const text = widthOf(whole) <= widest ? whole : words.split(" ")[0];
            context.fillStyle = colors.accent;
            context.beginPath();
            context.roundRect(node.x + 6, node.y - 8, widthOf(text), 14, 7);
            context.fill();
            context.fillStyle = colors.paper;
            context.textAlign = "left";
            context.fillText(text, node.x + 11, node.y - 0.5);
          }
        }
        // gestures.js
        // The mouse, the fingers and the buttons of the picture.

        function listenToGestures(picture, actions) {
          const { canvas } = picture;
          const pointers = new Map();
          let moved = 0;

          canvas.addEventListener("pointerdown", (event) => {
            canvas.setPointerCapture(event.pointerId);
            pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
            if (pointers.size === 1) moved = 0;
          });
          canvas.addEventListener("pointermove", (event) => {
            const last = pointers.get(event.pointerId);
            if (!last) {
              canvas.classList.toggle("over-node", picture.nodeAt(event.offsetX, event.offsetY) !== null);
              return;
            }
            const now = { x: event.offsetX, y: event.offsetY };
            moved += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
            const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
            if (other) {
              const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y);
              picture.zoomBy(distance(now) / Math.max(distance(last), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
            } else if (moved > 3) {
              picture.moveBy(now.x - last.x, now.y - last.y);
            }
            pointers.set(event.pointerId, now);
          });
          const release = (event) => pointers.delete(event.pointerId);
          canvas.addEventListener("pointercancel", release);
          canvas.addEventListener("pointerup", (event) => {
            release(event);
            if (moved > 3 || event.button !== 0) return;
            const node = picture.nodeAt(event.offsetX, event.offsetY);
            if (!node) return;
            if (node.isOnCount) actions.toggle(node.scope);
            else actions.select(node.scope);
          });
          canvas.addEventListener("dblclick", (event) => {
            const node = picture.nodeAt(event.offsetX, event.offsetY);
            if (node && !node.isOnCount) actions.toggle(node.scope);
          });
          canvas.addEventListener("wheel", (event) => {
            event.preventDefault();
            const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
            if (event.ctrlKey || event.metaKey) {
              picture.zoomBy(Math.exp(-event.deltaY * lines * 0.005), event.offsetX, event.offsetY);
            } else {
              picture.moveBy(-event.deltaX * lines, -event.deltaY * lines);
            }
          }, { passive: false });
        }
        // legend.js
        // The legend of the picture.

        /** Leaves the marks that this graph has. */
        function shortenLegend(legend, graph) {
          const isShown = new Set(graph.shown);
          const marks = new Set();
          for (const index of graph.shown) for (const mark of marksOf(graph.scopes[index], isShown)) marks.add(mark);
          for (const edge of graph.edges) {
            if (edge.change && isShown.has(edge.parent) && isShown.has(edge.child)) marks.add(`${edge.change} edge`);
          }
          for (const line of legend.querySelectorAll("li")) if (!marks.has(line.dataset.mark)) line.remove();
        }

        function marksOf(scope, isShown) {
          return [
            scope.kind, scope.root === Root.none ? null : "root", ...signsOf(scope).map(({ mark }) => mark),
            scope.parents.filter((parent) => isShown.has(parent)).length > 1 ? "further" : null,
          ];
        }
        // outline.js
        // The outline: a tree of which only the lines in sight are elements.

        const rowHeight = 28;
        /** In dots, for each level. */
        const [leastIndent, usualIndent] = [4, 16];
        const mostIndents = 24;
        const typingPause = 700;

        class Outline {
          /**
           * @param tree the element with the role tree.
           * @param actions `select(scope, isStep)`, `setExpanded(scopes, isExpanded)`, `goTo(scope)`.
           */
          constructor(container, graph, actions) {
            this.container = container;
            this.graph = graph;
            this.actions = actions;
            this.rows = [];
            this.deepest = 1;
            this.active = 0;
            this.lit = null;
            this.selected = null;
            this.typed = "";
            this.typedAt = 0;
            this.isNamed = graph.modules.length > 1;
            this.lines = element("div", { role: "presentation", class: "lines" });
            container.append(this.lines);
            container.addEventListener("scroll", () => this.render());
            container.addEventListener("keydown", (event) => this.onKey(event));
            container.addEventListener("click", (event) => this.onClick(event));
            new ResizeObserver(() => this.render()).observe(container);
          }

          /** Shows other lines. The active one stays with its scope. */
          show(rows, countBelow, lit) {
            this.rows = rows;
            this.deepest = rows.reduce((deepest, row) => Math.max(deepest, row.level), 1);
            this.countBelow = countBelow;
            this.lit = lit;
            const previous = this.activeRow;
            this.active = Math.max(0, rows.findIndex((row) =>
              previous && row.scope === previous.scope && row.above === previous.above));
            this.activeRow = rows[this.active];
            this.render();
          }

          /**
           * Makes the line of a scope the active one and brings it into sight.
           *
           * @param isJump whether to leave a reference for the scope itself.
           */
          activate(scope, isJump) {
            if (this.activeRow?.scope !== scope || (this.activeRow.isReference && isJump)) {
              const position = this.rows.findIndex((row) => row.scope === scope && !row.isReference);
              if (position < 0) return;
              this.active = position;
              this.activeRow = this.rows[position];
            }
            this.bringIntoSight();
            this.render();
          }

          moveTo(position) {
            if (this.rows.length === 0) return;
            this.active = Math.min(Math.max(position, 0), this.rows.length - 1);
            this.activeRow = this.rows[this.active];
            this.bringIntoSight();
            this.render();
            this.actions.select(this.activeRow.scope, true);
          }

          bringIntoSight() {
            const [top, height] = [this.active * rowHeight, this.container.clientHeight];
            if (top < this.container.scrollTop) this.container.scrollTop = top;
            else if (top + rowHeight > this.container.scrollTop + height) this.container.scrollTop = top + rowHeight - height;
          }

          render() {
            const first = Math.max(0, Math.floor(this.container.scrollTop / rowHeight) - 4);
            const last = Math.min(this.rows.length, first + Math.ceil(this.container.clientHeight / rowHeight) + 9);
            const positions = [];
            for (let position = first; position < last; position += 1) positions.push(position);
            // What a screen reader is on has to be an element.
            if (this.rows.length > 0 && !positions.includes(this.active)) positions.push(this.active);
            // Indents leave half of the width for names.
            const indent = this.container.clientWidth / 2 / Math.min(this.deepest, mostIndents);
            this.indent = Math.min(Math.max(indent, leastIndent), usualIndent);
            this.lines.style.height = `${this.rows.length * rowHeight}px`;
            clear(this.lines, ...positions.map((position) => this.line(position)));
            if (this.rows.length > 0) this.container.setAttribute("aria-activedescendant", `row-${this.active}`);
            else this.container.removeAttribute("aria-activedescendant");
          }

          line(position) {
            const row = this.rows[position];
            const scope = this.graph.scopes[row.scope];
            const isActive = position === this.active;
            const classes = ["row", isActive ? "active" : "", this.lit?.scopes.has(row.scope) ? "lit" : "", scope.change ?? ""];
            const line = element("div", {
              role: "treeitem", id: `row-${position}`, class: classes.filter((name) => name).join(" "),
              "aria-level": row.level + 1, "aria-posinset": row.position + 1, "aria-setsize": row.size,
              "aria-expanded": row.hasChildren ? String(row.isExpanded) : null, "aria-selected": String(isActive && row.scope === this.selected),
              "data-position": position, "data-scope": scope.id,
            });
            line.style.top = `${position * rowHeight}px`;
            line.style.paddingLeft = `${8 + this.indent * Math.min(row.level, mostIndents)}px`;
            const deep = row.level > mostIndents ? `level ${row.level + 1}: ` : "";
            line.append(
              element("span", { class: "twist", "aria-hidden": "true" }, row.hasChildren ? (row.isExpanded ? "▾" : "▸") : ""),
              ...this.signs(scope),
              element("span", { class: `name ${scope.kind}`, title: visible(scope.name) }, element("bdi", {}, deep + visible(scope.shortName))),
              ...this.remarks(row, scope),
            );
            return line;
          }

          signs(scope) {
            return signsOf(scope).map(({ mark, sign }) => {
              const found = scope.findings.filter((finding) => finding.severity === mark && finding.change !== "removed").length;
              const words = found > 0 ? counted(found, mark) : mark;
              return element("span", { class: `sign ${mark}`, role: "img", "aria-label": words, title: words }, sign);
            });
          }

          remarks(row, scope) {
            const remarks = [];
            const remark = (className, text) => remarks.push(element("span", { class: className }, text));
            if (row.hasChildren && !row.isExpanded) remark("count", `+${counted(this.countBelow(row.scope), "scope")}`);
            if (row.isReference) remark("remark", "shown elsewhere");
            if (this.isNamed && (row.above < 0 || this.graph.scopes[row.above].module !== scope.module)) {
              remark("module", visible(scope.module));
            }
            if (row.hiddenCount > 0) remark("count", `${row.hiddenCount} hidden`);
            return remarks;
          }

          onClick(event) {
            const line = event.target.closest("[role=treeitem]");
            if (!line) return;
            const position = Number(line.dataset.position);
            const row = this.rows[position];
            if (event.target.closest(".twist") && row.hasChildren) {
              this.actions.setExpanded([row.scope], !row.isExpanded);
              return;
            }
            if (row.isReference) {
              this.actions.goTo(row.scope);
              return;
            }
            this.active = position;
            this.activeRow = row;
            this.render();
            this.actions.select(row.scope, false);
          }

          onKey(event) {
            if (event.ctrlKey || event.metaKey || event.altKey || this.rows.length === 0) return;
            const row = this.rows[this.active];
            const page = Math.max(1, Math.floor(this.container.clientHeight / rowHeight) - 1);
            const moves = {
              ArrowDown: () => this.moveTo(this.active + 1), ArrowUp: () => this.moveTo(this.active - 1),
              PageDown: () => this.moveTo(this.active + page), PageUp: () => this.moveTo(this.active - page),
              Home: () => this.moveTo(0), End: () => this.moveTo(this.rows.length - 1),
              ArrowRight: () => this.onRight(row), ArrowLeft: () => this.onLeft(row),
              Enter: () => this.onEnter(row), " ": () => this.onEnter(row), "*": () => this.expandSiblings(row),
            };
            const isTyping = performance.now() - this.typedAt < typingPause && this.typed !== "";
            if (moves[event.key] && !(event.key === " " && isTyping)) {
              event.preventDefault();
              moves[event.key]();
            } else if (event.key.length === 1 && event.key !== "/") {
              event.preventDefault();
              this.onTyping(event.key);
            }
          }

          onRight(row) {
            if (row.hasChildren && !row.isExpanded) this.actions.setExpanded([row.scope], true);
            else if (row.isExpanded) this.moveTo(this.active + 1);
            else if (row.isReference) this.actions.goTo(row.scope);
          }

          onLeft(row) {
            if (row.isExpanded) {
              this.actions.setExpanded([row.scope], false);
              return;
            }
            let position = this.active - 1;
            while (position >= 0 && this.rows[position].level >= row.level) position -= 1;
            if (position >= 0) this.moveTo(position);
          }

          onEnter(row) {
            if (row.isReference) this.actions.goTo(row.scope);
            else this.actions.select(row.scope, false);
          }

          expandSiblings(row) {
            const siblings = this.rows.filter((other) => other.above === row.above && other.hasChildren);
            this.actions.setExpanded(siblings.map((sibling) => sibling.scope), true);
          }

          /** Goes to the next line whose name begins with the typed letters. */
          onTyping(letter) {
            const now = performance.now();
            const isNew = now - this.typedAt > typingPause;
            this.typed = isNew ? letter.toLowerCase() : this.typed + letter.toLowerCase();
            this.typedAt = now;
            const start = this.typed.length === 1 ? 1 : 0;
            for (let step = start; step < this.rows.length + start; step += 1) {
              const position = (this.active + step) % this.rows.length;
              if (!this.graph.scopes[this.rows[position].scope].name.toLowerCase().startsWith(this.typed)) continue;
              this.moveTo(position);
              return;
            }
          }
        }
        // panel.js
        // What is known about the selected scope.

        /** Longer lists are cut; the rest is counted. */
        const longestList = 100;

        class Panel {
          /** @param actions `goTo(scope)`, `toggleNeed(need)`, `toggleProperty(scope, name)`, `filter(changes)`. */
          constructor(container, graph, actions) {
            this.container = container;
            this.graph = graph;
            this.actions = actions;
          }

          show(view) {
            const { activeElement } = document;
            const focused = this.container.contains(activeElement) ? activeElement.dataset : {};
            const top = view.scope === this.shown ? this.container.scrollTop : 0;
            this.shown = view.scope;
            clear(this.container, ...(view.scope === null ? this.overview() : this.details(this.graph.scopes[view.scope], view)));
            this.container.scrollTop = top;
            const open = this.container.querySelector(".property[aria-expanded=true]");
            open?.closest("li").scrollIntoView({ block: "nearest" });
            // The button that was pressed is another element now.
            const same = (button) => button.dataset.need === focused.need && button.dataset.property === focused.property;
            if (focused.need ?? focused.property) [...this.container.querySelectorAll(".property")].find(same)?.focus({ preventScroll: true });
          }

          scopeLink(index) {
            const scope = this.graph.scopes[index];
            return element("button", { type: "button", class: "link", title: visible(scope.id), onclick: () => this.actions.goTo(index) },
              element("bdi", {}, visible(scope.name)));
          }

          scopeLinks(indices) {
            return indices.flatMap((index, number) => [number === 0 ? "" : ", ", this.scopeLink(index)]);
          }

          // Without a selection.

          overview() {
            const { graph } = this;
            const parts = [element("h2", {}, visible(graph.title))];
            if (graph.changes) parts.push(element("p", { class: "headline" }, ...prose(graph.changes.headline)), ...this.changeLists());
            else parts.push(element("p", {}, this.size()));
            const findings = graph.findings.filter((finding) => !graph.changes || finding.change);
            const title = graph.changes ? "Findings that changed" : "Findings";
            parts.push(...this.section(title, findings, (finding) => this.finding(finding, true), "findings"));
            if (!graph.changes && findings.length === 0) parts.push(element("p", {}, "There are no findings."));
            parts.push(...this.section("Requests", graph.requests, (request) => this.request(request), "requests"));
            parts.push(this.help());
            return parts;
          }

          size() {
            const { graph } = this;
            const size = `${counted(graph.shown.length, "scope")} in ${counted(graph.modules.length, "module")}.`;
            const rest = graph.scopes.length - graph.shown.length;
            return rest === 0 ? size : `${size} Not listed: ${counted(rest, "further scope")} (see --tests and the other filters).`;
          }

          changeLists() {
            const { graph } = this;
            const changed = (words, scopes) =>
              this.section(words, scopes, (scope) => element("li", {}, this.scopeLink(scope.index)));
            const needs = graph.needs.filter((need) => need.change === "changed");
            return [
              ...changed("Added scopes", graph.scopes.filter((scope) => scope.change === "added")),
              ...changed("Removed scopes", graph.scopes.filter((scope) => scope.change === "removed")),
              ...this.section("Requirements that changed", needs, (need) =>
                element("li", {}, this.needLink(need), ...need.messages.map((message) => element("p", {}, ...prose(message))))),
            ];
          }

          needLink(need) {
            const scope = this.graph.scopes[need.scope];
            return element("button", { type: "button", class: "link", onclick: () => this.actions.showNeed(need.index) },
              element("bdi", {}, visible(`${scope.name}.${need.name}`)));
          }

          help() {
            const keys = [
              ["/", "search"], ["↑ ↓", "previous, next scope"], ["→ ←", "open, close"], ["*", "open all beside it"],
              ["Home End", "first, last"], ["letters", "go to a name"], ["Esc", "leave the selection"],
            ];
            return element("section", { class: "help" }, element("h3", {}, "Keys of the outline"),
              element("dl", {}, ...keys.flatMap(([key, words]) => [element("dt", {}, key), element("dd", {}, words)])));
          }

          // With a selection.

          details(scope, view) {
            const own = scope.needs.map((number) => this.graph.needs[number]).filter((need) => need.isOwn);
            const forwarded = scope.needs.map((number) => this.graph.needs[number])
              .filter((need) => !need.isOwn && isForwarded(this.graph, need));
            return [
              element("h2", {}, element("bdi", {}, visible(scope.name))),
              this.facts(scope),
              ...this.section("Findings", scope.findings, (finding) => this.finding(finding, false), "findings"),
              ...this.section("Needs", own, (need) => this.need(need, view), "needs"),
              own.length === 0 ? element("p", { class: "none" }, "It needs nothing from its ancestors.") : null,
              ...this.section("Provides", scope.provides, (property) => this.property(scope, property, view), "provides"),
              ...this.section("Forwards to descendants", forwarded, (need) => this.need(need, view), "forwards"),
              ...this.section("Executes requests", scope.executes, ({ request, use }) => this.requestUse(request, use, "executed"), "requests"),
              ...this.section("Registers requests", scope.registers, ({ request, use }) => this.requestUse(request, use, "registered"), "requests"),
            ];
          }

          facts(scope) {
            const roots = { [Root.made]: "a root", [Root.open]: "a root that other modules create", [Root.none]: null };
            const words = [
              scope.change ? `${scope.change} ${scope.kind}` : scope.kind, roots[scope.root], `in ${visible(scope.module)}`,
            ];
            const fact = (name, ...content) => [element("dt", {}, name), element("dd", {}, ...content)];
            const { filter } = this.actions;
            return element("div", {},
              element("p", { class: "kind" }, words.filter((word) => word).join(", "), " · ", placeLink(scope.place)),
              element("dl", { class: "facts" },
                ...(scope.dependency ? fact("dependency", code(scope.dependency)) : []),
                ...(scope.parents.length > 0 ? fact("created by", ...this.scopeLinks(scope.parents)) : []),
                ...(scope.children.length > 0 ? fact("creates", ...this.scopeLinks(scope.children.slice(0, 40)),
                  scope.children.length > 40 ? ` and ${scope.children.length - 40} more` : "") : [])),
              element("p", { class: "tools" },
                element("button", { type: "button", onclick: () => filter({ root: scope.id, focus: "" }) }, "Only this subtree"),
                element("button", { type: "button", onclick: () => filter({ focus: scope.id, root: "" }) }, "Only its branch")));
          }

          /** A heading and a list of what `make` makes of some values. */
          section(title, values, make, className = "") {
            if (values.length === 0) return [];
            const list = element("ul", { class: className });
            this.extend(list, values, make, 0);
            return [element("h3", {}, title, " ", element("span", { class: "number" }, grouped(values.length))), list];
          }

          /** Adds the next values to a list, and a button for the rest. */
          extend(list, values, make, start) {
            const end = start + longestList;
            list.append(...values.slice(start, end).map(make));
            if (end >= values.length) return;
            const more = element("li", {}, element("button", {
              type: "button", class: "link", onclick: () => {
                more.remove();
                this.extend(list, values, make, end);
              },
            }, `${grouped(values.length - end)} more`));
            list.append(more);
          }

          finding(finding, isNamed) {
            const scope = this.graph.scopeOfId.get(finding.scope);
            const notes = (title, list) => (list.length === 0 ? [] : [
              element("p", { class: "label" }, title),
              element("ul", { class: "notes" }, ...list.map((note) =>
                element("li", {}, ...prose(note.message), " ", placeLink(note.place)))),
            ]);
            const change = { added: "new ", removed: "resolved " }[finding.change] ?? "";
            return element("li", { class: `finding ${finding.severity} ${finding.change ?? ""}` },
              element("p", {}, element("strong", {}, `${change}${finding.severity}`), " ", ...prose(finding.headline), " ",
                placeLink(finding.place)),
              element("p", { class: "rule" }, visible(finding.rule),
                ...(isNamed && scope ? [" · ", this.scopeLink(scope.index)] : [])),
              ...(isNamed ? [] : [...notes(finding.fixes.length > 1 ? "Fixes (choose one)" : "Fix", finding.fixes),
                ...notes("Path and details", finding.notes)]));
          }

          /** A request, with the classes that execute and register it. */
          request(request) {
            const list = (title, uses, otherwise) => element("p", { class: "from" }, title, ...(uses.length === 0 ? [otherwise]
              : uses.flatMap((use, number) => [number === 0 ? "" : ", ", ...this.user(use)])));
            return element("li", {}, code(request.name), this.handlers(request),
              list("executed by ", request.executions, "no code that was found"),
              request.registrations.length === 0 ? null : list("registered by ", request.registrations, ""));
          }

          /** A request that a class of the selected scope executes or registers. */
          requestUse(request, use, word) {
            const others = word === "executed" ? request.registrations : request.executions;
            const scopes = [...new Set(others.flatMap((other) => other.scopes))].sort((left, right) => left - right);
            const title = word === "executed" ? "registered in " : "executed in ";
            return element("li", {}, code(request.name), this.handlers(request),
              element("p", { class: "from" }, `${word} by `, ...this.user({ ...use, scopes: [] })),
              scopes.length === 0 ? null : element("p", { class: "from" }, title, ...this.scopeLinks(scopes)));
          }

          handlers(request) {
            return request.interactors.length === 0 && request.registrations.length === 0
              ? element("span", { class: "from" }, element("span", { class: "missing" }, "not registered"))
              : element("span", { class: "from" }, request.interactors.length === 0 ? "to an interactor"
                : `to ${visible(request.interactors.join(", "))}`);
          }

          /** The class with a call, its scopes, and the location of the call. */
          user(use) {
            return [use.name ? code(use.name) : "the top level", ...(use.scopes.length === 0 ? [] : [" of ", ...this.scopeLinks(use.scopes)]),
              " ", placeLink(use.place)];
          }

          need(need, view) {
            const isOpen = view.need === need.index;
            const toggle = element("button", {
              type: "button", class: "property", "aria-expanded": String(isOpen), "data-need": need.index,
              onclick: () => this.actions.toggleNeed(need.index),
            }, code(need.label));
            const item = element("li", { class: `need ${need.change ?? ""}` }, toggle, this.summary(need));
            for (const message of need.messages) item.append(element("p", { class: "changed" }, ...prose(message)));
            if (isOpen) item.append(this.explanation(need));
            return item;
          }

          /** Who supplies it, in a few words. */
          summary(need) {
            if (need.change === "removed") return element("span", { class: "from removed" }, "no longer required");
            const sections = explain(this.graph, need.index);
            const suppliers = [...new Set(sections.map((section) => section.supplier).filter((scope) => scope !== null))];
            const missing = sections.find((section) => section.supplier === null);
            const words = [];
            if (suppliers.length > 0) words.push("from ", ...this.scopeLinks(suppliers));
            if (missing) {
              const isOpen = missing.title.startsWith("expected");
              const text = isOpen ? "expected from outside" : missing.title.startsWith("blocked") ? "blocked" : "missing";
              words.push(suppliers.length > 0 ? ", " : "", element("span", { class: isOpen ? "" : "missing" }, text));
            }
            const added = { added: "new · ", changed: "changed · " }[need.change] ?? "";
            return element("span", { class: "from" }, added, ...words);
          }

          /** The answer of `thimble why`. */
          explanation(need) {
            const answer = element("div", { class: "answer" });
            if (need.declaredIn) {
              answer.append(element("p", { class: "label" }, need.isOwn ? "Required in " : "Forwarded for ", code(need.declaredIn), " ",
                placeLink(need.place)));
            }
            for (const section of explain(this.graph, need.index)) {
              answer.append(element("section", { class: section.isFault ? "route fault" : "route" },
                element("h4", {}, ...prose(section.title)),
                element("ol", {}, ...section.steps.map((step) => element("li", { "data-scope": this.graph.scopes[step.scope].id },
                  ...prose(step.message), " ", placeLink(step.place))))));
            }
            if (need.passedOver.length > 0) {
              answer.append(element("section", { class: "passed-over" }, element("h4", {}, "also considered"),
                element("ul", {}, ...need.passedOver.map((note) => element("li", {}, ...prose(note.message), " ", placeLink(note.place))))));
            }
            return answer;
          }

          property(scope, property, view) {
            const found = readers(this.graph, scope.index, property.name)
              .filter((need) => need.isOwn || isForwarded(this.graph, need));
            const isOpen = view.property === property.name;
            const toggle = element("button", {
              type: "button", class: "property", "aria-expanded": String(isOpen), "data-property": property.name,
              onclick: () => this.actions.toggleProperty(scope.index, property.name),
            }, code(property.type ? `${property.name}: ${property.type}` : property.name));
            const scopes = new Set(found.filter((need) => need.isOwn).map((need) => need.scope));
            const words = [property.isPassThrough ? "forwarded" : "", scopes.size === 0 ? "unused below" : `read by ${scopes.size}`];
            const item = element("li", {}, toggle, element("span", { class: "from" }, words.filter((word) => word).join(" · ")));
            if (isOpen) item.append(this.readersOf(found, property));
            return item;
          }

          /** The answer of `thimble impact`. */
          readersOf(found, property) {
            const answer = element("div", { class: "answer" },
              element("p", { class: "label" }, `${visible(property.access)} `, placeLink(property.place)));
            const modules = new Set(found.map((need) => this.graph.scopes[need.scope].module));
            const line = (need) => {
              const home = modules.size > 1 ? ` (${visible(this.graph.scopes[need.scope].module)})` : "";
              const act = need.isOwn ? ["requires it", need.declaredIn ? ", in " : "", need.declaredIn ? code(need.declaredIn) : ""] : ["forwards it"];
              return element("li", { "data-scope": this.graph.scopes[need.scope].id }, this.scopeLink(need.scope), `${home} `, ...act, " ",
                placeLink(need.place));
            };
            const list = element("ul");
            this.extend(list, found, line, 0);
            answer.append(element("h4", {}, found.length > 0 ? "used by" : "No scope below uses it."), list);
            return answer;
          }
        }
        // search.js
        // The search over scopes, properties and types.

        const mostResults = 60;

        class Search {
          /** @param actions `goTo(scope)`, `showNeed(need)`, `showProperty(scope, name)`. */
          constructor(input, list, graph, actions) {
            this.input = input;
            this.list = list;
            this.graph = graph;
            this.actions = actions;
            this.results = [];
            this.active = -1;
            input.addEventListener("input", () => this.search());
            input.addEventListener("focus", () => this.search());
            input.addEventListener("blur", () => this.close());
            input.addEventListener("keydown", (event) => this.onKey(event));
            // Before the input loses the focus and the list closes.
            list.addEventListener("pointerdown", (event) => {
              event.preventDefault();
              const line = event.target.closest("[role=option]");
              if (line) this.choose(Number(line.dataset.position));
            });
          }

          /** All that can be found, made at the first search. */
          get entries() {
            if (this.known) return this.known;
            const entries = [];
            const add = (kind, scope, name, type, choose) =>
              entries.push({ kind, scope, name, type, words: name.toLowerCase(), typeWords: type.toLowerCase(), choose });
            for (const index of this.graph.shown) {
              const scope = this.graph.scopes[index];
              add("scope", index, scope.name, "", () => this.actions.goTo(index));
              for (const number of scope.needs) {
                const need = this.graph.needs[number];
                if (need.isOwn) add("needs", index, need.name, need.type, () => this.actions.showNeed(number));
              }
              for (const property of scope.provides) {
                add("provides", index, property.name, property.type, () => this.actions.showProperty(index, property.name));
              }
            }
            this.known = entries;
            return entries;
          }

          search() {
            const words = this.input.value.trim().toLowerCase();
            if (words === "") {
              this.close();
              return;
            }
            const rank = (entry) => {
              const kind = { scope: 0, provides: 1, needs: 2 }[entry.kind];
              if (entry.words === words) return kind;
              if (entry.words.startsWith(words)) return 10 + kind;
              if (entry.words.includes(words)) return 20 + kind;
              return entry.typeWords.includes(words) ? 30 + kind : -1;
            };
            const found = [];
            for (const entry of this.entries) {
              const order = rank(entry);
              if (order >= 0) found.push({ entry, order });
            }
            found.sort((left, right) => left.order - right.order || left.entry.name.length - right.entry.name.length);
            this.count = found.length;
            this.results = found.slice(0, mostResults).map(({ entry }) => entry);
            this.active = this.results.length > 0 ? 0 : -1;
            this.render();
          }

          render() {
            const lines = this.results.map((entry, position) => {
              const owner = entry.kind === "scope" ? this.graph.scopes[entry.scope].module : this.graph.scopes[entry.scope].name;
              const title = entry.type ? `${entry.name}: ${entry.type}` : entry.name;
              return element("li", {
                role: "option", id: `result-${position}`, "data-position": position, "aria-selected": String(position === this.active),
              }, element("span", { class: "name" }, element("bdi", {}, visible(title))),
              element("span", { class: "owner" }, `${entry.kind} · `, element("bdi", {}, visible(owner))));
            });
            const rest = this.count - this.results.length;
            const remark = this.results.length === 0 ? "Nothing found" : rest > 0 ? `and ${rest} more` : null;
            if (remark) lines.push(element("li", { role: "option", "aria-disabled": "true", "aria-selected": "false", class: "remark" }, remark));
            clear(this.list, ...lines);
            this.list.hidden = false;
            this.input.setAttribute("aria-expanded", "true");
            if (this.active >= 0) {
              this.input.setAttribute("aria-activedescendant", `result-${this.active}`);
              this.list.children[this.active].scrollIntoView({ block: "nearest" });
            } else {
              this.input.removeAttribute("aria-activedescendant");
            }
          }

          close() {
            this.list.hidden = true;
            this.input.setAttribute("aria-expanded", "false");
            this.input.removeAttribute("aria-activedescendant");
          }

          onKey(event) {
            if (event.key === "Escape") {
              if (this.list.hidden) this.input.value = "";
              this.close();
            } else if (event.key === "Enter" && !this.list.hidden) {
              this.choose(this.active);
            } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.results.length > 0) {
              const step = event.key === "ArrowDown" ? 1 : -1;
              this.active = (this.active + step + this.results.length) % this.results.length;
              this.render();
            } else {
              return;
            }
            event.preventDefault();
            event.stopPropagation();
          }

          choose(position) {
            const entry = this.results[position];
            if (!entry) return;
            this.close();
            this.input.blur();
            entry.choose();
          }
        }
        // address.js
        // What the page shows, as the part of its address behind the number sign.

        /** The address of a view. */
        function addressOf(graph, view) {
          const words = new URLSearchParams();
          if (view.scope !== null) words.set("scope", graph.scopes[view.scope].id);
          if (view.need !== null) {
            const need = graph.needs[view.need];
            words.set("requirement", need.name);
            if (needsNamed(graph, need.scope, need.name).length > 1) words.set("type", need.type);
          }
          if (view.property !== null) words.set("provision", view.property);
          for (const key of filterKeys) if (view.filter[key]) words.set(key, view.filter[key]);
          return `#${words.toString().replaceAll("+", "%20")}`;
        }

        /** The view at an address. What the graph does not have is left out. */
        function viewAt(graph, address) {
          const words = new URLSearchParams(address.replace(/^#/, ""));
          const view = { scope: null, need: null, property: null, filter: {} };
          for (const key of filterKeys) if (words.get(key)) view.filter[key] = words.get(key);
          const scope = graph.scopeOfId.get(words.get("scope"));
          if (!scope) return view;
          view.scope = scope.index;
          const named = needsNamed(graph, scope.index, words.get("requirement"));
          const need = named.find((candidate) => candidate.type === words.get("type")) ?? named[0];
          if (need) view.need = need.index;
          else if (scope.provides.some((property) => property.name === words.get("provision"))) {
            view.property = words.get("provision");
          }
          return view;
        }

        function needsNamed(graph, scope, name) {
          return graph.scopes[scope].needs.map((number) => graph.needs[number]).filter((need) => need.name === name);
        }
        // main.js
        // The page: what is selected, open and filtered, and who has to know.

        class Explorer {
          constructor(data) {
            const byId = (id) => document.getElementById(id);
            this.graph = readGraph(data);
            this.tree = growTree(this.graph);
            this.expanded = usualExpansion(this.graph, this.tree);
            this.view = { scope: null, need: null, property: null, filter: {} };
            const actions = {
              select: (scope, isStep) => this.go({ scope, need: null, property: null }, { isStep }),
              goTo: (scope) => this.go({ scope, need: null, property: null }, { isJump: true }),
              toggle: (scope) => this.setExpanded([scope], !this.expanded.has(scope)),
              setExpanded: (scopes, isExpanded) => this.setExpanded(scopes, isExpanded),
              toggleNeed: (need) => this.go({ need: this.view.need === need ? null : need, property: null }),
              showNeed: (need) => this.go({ scope: this.graph.needs[need].scope, need, property: null }),
              toggleProperty: (scope, name) => this.go({ need: null, property: this.view.property === name ? null : name }),
              showProperty: (scope, name) => this.go({ scope, need: null, property: name }),
              filter: (changes) => this.go({ filter: { ...this.view.filter, ...changes } }),
              openTo: (depth) => this.openTo(depth),
            };
            this.picture = new Picture(byId("picture"), this.graph, this.tree, actions);
            this.outline = new Outline(byId("outline"), this.graph, actions);
            this.panel = new Panel(byId("panel"), this.graph, actions);
            this.form = byId("filters");
            this.status = byId("status");
            listenToGestures(this.picture, actions);
            listenToFilters(this.form, this.graph, actions);
            new Search(byId("search"), byId("results"), this.graph, actions);
            byId("zoom-in").addEventListener("click", () => this.picture.zoomBy(1.25));
            byId("zoom-out").addEventListener("click", () => this.picture.zoomBy(0.8));
            byId("fit").addEventListener("click", () => this.picture.fit());
            document.addEventListener("keydown", (event) => this.onKey(event, byId("search")));
            addEventListener("popstate", () => this.show(viewAt(this.graph, location.hash)));
            addEventListener("beforeprint", () => this.setPaper(true));
            addEventListener("afterprint", () => this.setPaper(false));
            shortenLegend(byId("legend"), this.graph);
            byId("title").textContent = this.graph.title;
            this.show(viewAt(this.graph, location.hash), { isFirst: true });
          }

          /** Changes the view and the address. Steps of the keyboard leave no trace in the history. */
          go(changes, { isStep = false, isJump = false } = {}) {
            const view = { ...this.view, ...changes };
            const address = addressOf(this.graph, view);
            if (address !== addressOf(this.graph, this.view)) {
              if (isStep) history.replaceState(null, "", address);
              else history.pushState(null, "", address);
            }
            this.show(view, { isJump });
          }

          show(view, { isFirst = false, isJump = false } = {}) {
            const isFiltered = JSON.stringify(view.filter) !== JSON.stringify(this.view.filter);
            this.view = view;
            if (isFiltered || isFirst) this.filter(isFirst);
            this.lit = this.litScopes();
            const opened = this.open(this.lit ? [...this.lit.scopes] : view.scope === null ? [] : [view.scope]);
            if (opened || isFiltered || isFirst) this.layOut();
            this.picture.selected = view.scope;
            this.picture.lit = this.lit;
            this.outline.lit = this.lit;
            this.outline.selected = view.scope;
            if (view.scope === null) this.outline.render();
            else this.outline.activate(view.scope, isJump);
            if (isFirst || isFiltered) this.picture.fitReadably();
            if (view.scope !== null) this.picture.reveal([...(this.lit?.scopes ?? []), view.scope]);
            this.picture.plan();
            this.panel.show(view);
            document.body.classList.toggle("has-selection", view.scope !== null);
          }

          filter(isFirst) {
            showFilter(this.form, this.graph, this.view.filter);
            const filtered = applyFilter(this.graph, this.tree, this.view.filter);
            this.kept = filtered?.kept ?? null;
            this.countBelow = counterBelow(this.graph, this.tree, this.kept);
            this.status.textContent = filtered
              ? `${counted(filtered.count, "scope")} of ${grouped(this.graph.shown.length)}`
              : counted(this.graph.shown.length, "scope");
            document.body.classList.toggle("is-filtered", filtered !== null);
            if (!filtered || (isFirst && this.view.scope !== null)) return;
            // What passes the filter is to be seen, unless that is too much.
            if (filtered.count <= 300) for (const index of this.tree.order) if (this.kept[index]) this.expanded.add(index);
          }

          layOut() {
            const rows = visibleRows(this.graph, this.tree, this.expanded, this.kept);
            this.outline.show(rows, this.countBelow, this.lit);
            this.picture.show(rows, this.countBelow);
            showDepth(this.form, "");
          }

          /** Opens what is above some scopes. Returns whether anything was closed. */
          open(scopes) {
            let isChanged = false;
            for (const scope of scopes) {
              for (let above = this.tree.parent[scope]; above >= 0; above = this.tree.parent[above]) {
                if (this.expanded.has(above)) continue;
                this.expanded.add(above);
                isChanged = true;
              }
            }
            return isChanged;
          }

          setExpanded(scopes, isExpanded) {
            for (const scope of scopes) {
              if (isExpanded) this.expanded.add(scope);
              else this.expanded.delete(scope);
            }
            this.layOut();
          }

          openTo(depth) {
            this.expanded = new Set(this.tree.order.filter((index) => this.tree.depth[index] < depth - 1));
            this.layOut();
            showDepth(this.form, depth);
            this.picture.fitReadably();
          }

          /** The scopes and edges from supplier to reader; null if no property is selected. */
          litScopes() {
            const { graph, view } = this;
            if (view.need !== null) {
              const lit = { scopes: new Set(), edges: new Set(), missing: new Set(), captions: new Map() };
              const need = graph.needs[view.need];
              for (const section of explain(graph, view.need)) {
                section.scopes.forEach((scope, step) => {
                  lit.scopes.add(scope);
                  const edge = `${section.scopes[step - 1]} ${scope}`;
                  if (step > 0) (section.isFault ? lit.missing : lit.edges).add(edge);
                });
                if (section.supplier !== null) lit.captions.set(section.supplier, `supplies ${need.name}`);
              }
              lit.captions.set(need.scope, `${need.isOwn ? "needs" : "forwards"} ${need.name}`);
              return lit;
            }
            if (view.property === null) return null;
            const captions = new Map([[view.scope, `provides ${view.property}`]]);
            return { ...litByReaders(graph, view.scope, readers(graph, view.scope, view.property)), captions };
          }

          /** The colors of paper are known before the page is printed, the picture is drawn with them. */
          setPaper(isForPaper) {
            document.documentElement.classList.toggle("on-paper", isForPaper);
            this.picture.setPaper(isForPaper);
          }

          onKey(event, search) {
            const isTyping = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
            if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) {
              event.preventDefault();
              search.focus();
              search.select();
            } else if (event.key === "Escape" && !closeFilters(this.form) && !isTyping) {
              this.go(this.view.need !== null || this.view.property !== null
                ? { need: null, property: null }
                : { scope: null, need: null, property: null });
            }
          }
        }

        const explorer = new Explorer(JSON.parse(document.getElementById("graph").textContent));
        performance.mark("shown");
        document.body.dataset.ready = String(explorer.graph.scopes.length);

        """##
}
