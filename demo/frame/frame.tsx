import type { MessageDescriptor } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaults } from '../../src/core/dashboard/dashboard.record'
import { Brand } from '../../src/widgets/dashboard/brand'
import * as css from '../../src/widgets/dashboard/frame.css'
import { frameMessages } from '../../src/widgets/dashboard/frame-messages'
import { FrameSkeleton } from '../../src/widgets/dashboard/frame-skeleton'
import { screens } from '../../src/widgets/dashboard/routes'
import { groups } from '../../src/widgets/dashboard/routes/groups'
import type { ScreenRow } from '../../src/widgets/dashboard/routes/row'
import { ScreenPlace } from '../../src/widgets/dashboard/screen-place'
import * as shell from '../../src/widgets/dashboard/shell.css'
import * as bar from '../../src/widgets/dashboard/top-bar.css'
import { SalesSkeleton } from '../../src/widgets/sales/sales-skeleton'
import { styleSheetText } from '../../src/widgets/theme/style-sheets'
import { themeRoot } from '../../src/widgets/theme/theme.css'
import { classNames } from '../../src/widgets/ui/class-names'
import { Loading } from '../../src/widgets/ui/skeleton'
import type { screenPart } from './screen-part'

type Words = { title: string; group: string; menu: string; loading: string }

/** The skeleton below the heading: the overview's own, or that of any other screen. */
export type Place = 'sales' | 'screen'

/** The dashboard's frame with the skeleton of a screen, as shown before any script runs. */
function Frame({ title, group, menu, loading, place }: Words & { place: Place }) {
  return (
    <div className={classNames(themeRoot, 'frame')} data-frame="">
      <div className={classNames(shell.shell, shell.fullPage)}>
        <FrameSkeleton
          frame={defaults}
          dark={false}
          menuLabel={menu}
          name={<Brand />}
          place={
            <div className={bar.area}>
              <span className={classNames(shell.onlyNarrow, 'frame-button')} />
              <span className={classNames(bar.brandFrame, shell.onlyNarrow)}>
                <Brand />
              </span>
              <div className={shell.onlyWide}>
                <p className={bar.crumbs}>
                  <span className={bar.crumb}>{group}</span>
                </p>
              </div>
            </div>
          }
        >
          <main className={css.main}>
            <h1 className={css.title}>{title}</h1>
            <div className={css.content}>
              {place === 'sales' ? (
                <>
                  <Loading label={loading} />
                  <SalesSkeleton />
                </>
              ) : (
                <ScreenPlace label={loading} />
              )}
            </div>
          </main>
        </FrameSkeleton>
      </div>
    </div>
  )
}

/** What a screen's frame needs to know about it. */
type FramedScreen = {
  paths: readonly string[]
  /** ability subject required to open it */
  subject: string
  place: Place
  title: string
  group: string
  /** source file of its code */
  file: string
}

/** Placeholders in the frame's HTML for the texts of a screen. */
const slots = { title: '{{title}}', group: '{{group}}' }

export type Frames = { screens: readonly FramedScreen[]; html: Readonly<Record<Place, string>> }

const fileOf = async ({ part }: ScreenRow): Promise<string> => (await (part as unknown as NamedPart)()).file
type NamedPart = ReturnType<typeof screenPart>

/** Frames and screens in one language; `say` translates a message. */
export async function framesOf(say: (name: MessageDescriptor) => string): Promise<Frames> {
  const words = { ...slots, menu: say(frameMessages.menu), loading: say(frameMessages.loading) }
  const htmlOf = (place: Place) => renderToStaticMarkup(<Frame {...words} place={place} />)
  return {
    html: { sales: htmlOf('sales'), screen: htmlOf('screen') },
    screens: await Promise.all(
      screens
        .filter(({ sample }) => sample === undefined)
        .map(async (row) => ({
          paths: [row.path, ...(row.also ?? [])],
          subject: row.subject,
          place: row.path === '/' ? 'sales' : 'screen',
          title: say(row.label),
          group: say(groups[row.group]),
          file: await fileOf(row),
        })),
    ),
  }
}

export { styleSheetText }
