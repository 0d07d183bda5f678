import { createContainer, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { space } = vars

const container = createContainer('analytics')
const roomy = `${container} (min-width: 820px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const screen = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
const grid = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const small = style([grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' }])
export const wide = style([
  grid,
  { '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)' } } },
])
export const halves = style([grid, { '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }])
