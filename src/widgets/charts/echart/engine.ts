import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import * as core from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

core.use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer])

/**
 * ECharts empties the element it draws in through `innerHTML`, which pages with Trusted Types forbid. On our own element
 * the setter does the same without HTML.
 */
function withoutHtml(element: HTMLElement): HTMLElement {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => element.replaceChildren(),
  })
  return element
}

const init: typeof core.init = (element, ...rest) => core.init(element && withoutHtml(element), ...rest)

/** What echarts-for-react works with. */
export const engine: typeof core = { ...core, init }
