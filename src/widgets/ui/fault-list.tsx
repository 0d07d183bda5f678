import * as css from './fault-list.css'

type FaultListProps<Fault> = { faults: readonly Fault[]; className?: string; onGo(fault: Fault): void }

/** What is to be mended, each with the way to its field; under the path '' what is said of the whole. */
export const FaultList = <Fault extends { path: string; label: string; text: string }>({
  faults,
  className = css.faults,
  onGo,
}: FaultListProps<Fault>) => (
  <ul className={className}>
    {faults.map((fault) => (
      <li key={fault.path}>
        {fault.path === '' ? (
          fault.text
        ) : (
          <button type="button" className={css.fault} onClick={() => onGo(fault)}>
            {fault.label}: {fault.text}
          </button>
        )}
      </li>
    ))}
  </ul>
)
