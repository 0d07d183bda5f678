import { relative } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker } from 'typescript/unstable/sync'

/** Shows every node of the sources below `folder`, with its parent and where it stands (`file:line`). */
export function walkSources<T>(
  folder: string,
  visit: (node: Node, parent: Node, where: () => string, source: SourceFile) => void,
  after: (checker: Checker) => T,
): T {
  const root = process.cwd()
  const api = new API({ cwd: root })
  try {
    const config = `${root}/tsconfig.json`
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`no project at ${config}`)
    for (const name of project.program.getSourceFileNames()) {
      const file = relative(root, name)
      const source = file.startsWith(`${folder}/`) && !file.endsWith('.d.ts') && project.program.getSourceFile(name)
      if (!source) continue
      const walk = (node: Node, parent: Node) => {
        const where = () => `${file}:${source.text.slice(0, node.getStart(source)).split('\n').length}`
        visit(node, parent, where, source)
        node.forEachChild((child) => walk(child, node))
      }
      source.forEachChild((child) => walk(child, source))
    }
    return after(project.checker)
  } finally {
    api.close()
  }
}
