import { msg } from '@lingui/core/macro'
import Sample from 'lucide-react/icons/panels-top-left'
import { overview } from './dashboards'
import type { LayoutSample, Row } from './row'

/** Sample layouts with their own URL: `/layouts/boxed`. */
const layoutSamples = {
  collapseMenu: { frame: { collapsed: true, menu: 'vertical', menuHidden: false } },
  boxed: { frame: { content: 'boxed' } },
  withoutMenu: { frame: { menuHidden: true } },
  empty: { frame: { footer: 'hidden' }, bare: true },
  blank: { frame: { menuHidden: true, navbar: 'hidden', footer: 'hidden' }, bare: true },
} satisfies Record<string, LayoutSample>

// biome-ignore format: one line per screen
export const layouts: readonly Row[] = [
  { path: '/layouts/collapse-menu', subject: 'Analytics', icon: Sample, label: msg`Collapsed menu`, part: overview, sample: layoutSamples.collapseMenu },
  { path: '/layouts/boxed', also: ['/layouts/layout-boxed'], subject: 'Analytics', icon: Sample, label: msg`Boxed content`, part: overview, sample: layoutSamples.boxed },
  { path: '/layouts/without-menu', subject: 'Analytics', icon: Sample, label: msg`No menu`, part: overview, sample: layoutSamples.withoutMenu },
  { path: '/layouts/empty', also: ['/layouts/layout-empty'], subject: 'Analytics', icon: Sample, label: msg`No header`, part: overview, sample: layoutSamples.empty },
  { path: '/layouts/blank', also: ['/layouts/layout-blank'], subject: 'Analytics', icon: Sample, label: msg`Content only`, part: overview, sample: layoutSamples.blank },
]
