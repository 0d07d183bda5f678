import { createElement, type SVGProps } from 'react'

type IconData = { name?: string; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/** Directional icons, mirrored in right-to-left text. */
const pointsAlong =
  /^(arrow|chevron|chevrons|panel)-(left|right)|^(log-out|log-in|undo|redo|reply|reply-all|forward|send|send-horizontal)\b/

/** Replaces Lucide's own factory in the bundled builds. */
export default function createIcon({ name = '', node }: IconData) {
  const mirrors = pointsAlong.test(name) || undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function Icon({ size = 24, ...rest }: IconProps) {
    const drawn = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': 'aria-label' in rest ? undefined : true,
      'data-mirrors': mirrors,
      ...rest,
    } as const
    return createElement('svg', drawn, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
  }
}
