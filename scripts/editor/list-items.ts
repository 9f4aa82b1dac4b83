// Makes whole titles open groups and list items, which Decap opens by a chevron of 12 pixels, moves
// items by buttons, and scrolls to a new item.
import decap from './decap.json'

const { words } = decap

// Only the names in the classes of Decap's components tell them apart.
const itemSelector = '[class*="SortableListItem"]'
const titleSelector = `${itemSelector} > [class*="NestedObjectLabel"]`
const barSelector = '[class*="ListItemTopBar"]'
const groupSelector = '[class*="ExpandButtonContainer"]'

/** Finds the header of the chevron, of a title or of a label above it. */
const findItemHeader = (target: Element) =>
  target.closest(titleSelector)?.previousElementSibling ??
  target.closest(groupSelector) ??
  document.getElementById(target.closest('label')?.htmlFor ?? '')?.querySelector(groupSelector)

const status = document.createElement('p')
status.setAttribute('role', 'status')

/** The point of the mouse at the last move, where another item's button may stand after it. */
let lastMove = { point: '', button: null as HTMLButtonElement | null }

/** Keeps the focus on the pressed button, or on its neighbour at an end of the list. */
function afterMove(button: HTMLButtonElement, position: number, count: number): void {
  const neighbour = button.parentElement?.querySelector<HTMLElement>('button:enabled')
  ;(button.disabled ? neighbour : button)?.focus()
  button.scrollIntoView({ block: 'nearest' })
  status.textContent = words.moved
    .replace('{position}', String(position))
    .replace('{count}', String(count))
}

type MousePosition = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>

/** Renders the buttons by which an item of a list moves. */
export function renderMoves(move: (step: number) => void, index: number, count: number) {
  const renderMove = (label: string, step: number) => {
    const next = index + step
    const onClick = (event: { currentTarget: HTMLButtonElement } & MousePosition) => {
      const { currentTarget } = event
      const point = `${String(event.clientX)} ${String(event.clientY)}`
      const { button } = lastMove
      // A mouse that has not stirred moves the same item again; the keyboard has no point.
      if (
        event.detail > 0 &&
        point === lastMove.point &&
        button?.isConnected &&
        button !== currentTarget
      ) {
        button.click()
        return
      }
      if (event.detail > 0) lastMove = { point, button: currentTarget }
      move(step)
      setTimeout(() => afterMove(currentTarget, next + 1, count))
    }
    return window.h(
      'button',
      { type: 'button', disabled: next < 0 || next >= count, onClick },
      label,
    )
  }
  return window.h(
    'div',
    { className: 'list-moves' },
    renderMove(words.moveUp, -1),
    renderMove(words.moveDown, 1),
  )
}

export function improveLists(): void {
  window.renderMoves = renderMoves
  document.body.append(status)
  document.addEventListener('wheel', () => (lastMove = { point: '', button: null }), {
    passive: true,
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button')) return
    const bar = findItemHeader(target)
    if (bar?.matches(`${barSelector}, ${groupSelector}`)) bar.querySelector('button')?.click()
  })

  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element)
    const items = added.filter((node) => node.matches(itemSelector))
    // Several are a list that is opened.
    const [item] = items
    if (!item || items.length > 1) return
    item.scrollIntoView({ block: 'start', behavior: 'smooth' })
    item.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
