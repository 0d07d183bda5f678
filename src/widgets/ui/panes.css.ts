import { createContainer, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, radius, shadow } = vars

const container = createContainer('panes')
/** there is no room for the side beside what it chooses from */
export const narrow = `${container} (max-width: 799.98px)`

export const place = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const frame = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minBlockSize: 560,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.low,
  overflow: 'clip',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  padding: space[4],
  borderInlineEnd: `1px solid ${color.border}`,
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'none' } },
})
export const main = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })
/** stands in the bar of the main part */
export const opener = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
