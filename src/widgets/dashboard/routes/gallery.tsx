import { msg } from '@lingui/core/macro'
import Charts from 'lucide-react/icons/chart-pie'
import Maps from 'lucide-react/icons/map'
import Gallery from 'lucide-react/icons/palette'
import Extensions from 'lucide-react/icons/puzzle'
import Tables from 'lucide-react/icons/table'
import Forms from 'lucide-react/icons/text-cursor-input'
import type { SpecimenGroup } from '../../gallery/specimen-row'
import type { Row } from './row'
import { screenPart } from './row'

const specimens = (group: SpecimenGroup) =>
  screenPart(
    () => import('../../gallery/gallery-screen'),
    ({ galleries }) => {
      const Specimens = galleries[group]
      return ({ params }) => <Specimens group={group} name={params.name} />
    },
  )

// biome-ignore format: one line per screen
export const gallery: readonly Row[] = [
  { path: '/ui', also: ['/ui/:name'], subject: 'Gallery', icon: Gallery, label: msg`UI elements`, part: specimens('ui') },
  { path: '/forms', also: ['/forms/:name'], subject: 'Gallery', icon: Forms, label: msg`Forms`, part: specimens('forms') },
  // its data table is listed in pages.tsx
  { path: '/tables', also: ['/tables/:name'], subject: 'Gallery', icon: Tables, label: msg`Tables`, part: specimens('tables') },
  { path: '/extensions', also: ['/extensions/:name'], subject: 'Gallery', icon: Extensions, label: msg`Extensions`, part: specimens('extensions') },
  { path: '/charts', subject: 'Gallery', icon: Charts, label: msg`Charts`, part: specimens('charts') },
  { path: '/maps', subject: 'Gallery', icon: Maps, label: msg`Maps`, part: specimens('maps') },
]
