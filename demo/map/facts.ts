import type { MessageDescriptor } from '@lingui/core'
import { elements } from '../../src/host/elements'
import { screens } from '../../src/widgets/dashboard/routes'
import { groups } from '../../src/widgets/dashboard/routes/groups'
import { miscTitles, signInTitles } from '../../src/widgets/dashboard/use-screen-title'
import { openPaths, type Session, where } from '../../src/widgets/dashboard/where'

/** A row of the map: paths of one page, its name and the permission it requires. */
export type PageFact = { paths: readonly string[]; name: MessageDescriptor; subject: string | undefined }

const nobody: Session = { state: 'signedOut', can: () => false, isLimited: false }

function openPage(path: string): PageFact {
  const location = where(path, nobody, [])
  if (location.kind === 'signIn') return { paths: [path], name: signInTitles[location.view], subject: undefined }
  if (location.kind === 'misc') return { paths: [path], name: miscTitles[location.page], subject: undefined }
  throw new Error(`${path} is not there for everybody`)
}

/** Taken from the product's own tables: screens by menu group, public pages, elements. */
export const facts = {
  groups: Object.entries(groups).flatMap(([group, name]) => {
    const pages = screens
      .filter((screen) => screen.group === group)
      .map(({ path, also = [], label, subject }): PageFact => ({ paths: [path, ...also], name: label, subject }))
    // forms are listed with the public pages
    return pages.length > 0 ? [{ name, pages }] : []
  }),
  open: openPaths.map(openPage),
  tags: Object.keys(elements),
}

export type Facts = typeof facts
