// Makes whole titles open groups and list items, which Decap opens by a chevron of 12 pixels, moves
// and removes items by buttons, and scrolls to a new item.
import { describeValue } from '@/content/load/messages'
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

/** The button of the last move by the mouse, and its box, where another item's stands after it. */
let lastMove: { button: HTMLButtonElement; box: DOMRect } | undefined

const forgetLastMove = () => {
  lastMove = undefined
}

function onMouseMove({ clientX, clientY }: MouseEvent): void {
  if (!lastMove) return
  const { left, right, top, bottom } = lastMove.box
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) forgetLastMove()
}

/** Keeps the focus on the pressed button, or on its neighbour at an end of the list. */
function afterMove(button: HTMLButtonElement, position: number, count: number): void {
  const neighbour = button.parentElement?.querySelector<HTMLElement>('button:enabled')
  ;(button.disabled ? neighbour : button)?.focus()
  button.scrollIntoView({ block: 'nearest' })
  status.textContent = words.moved
    .replace('{position}', String(position))
    .replace('{count}', String(count))
}

type Click = { currentTarget: HTMLButtonElement; detail: number }

/** Decap makes a title in English for an item without one. */
const isTitle = (title: unknown) => typeof title === 'string' && !/^(No \w+)?$/.test(title)

export type ListItem = {
  index: number
  count: number
  title: unknown
  move: (step: number) => void
  /** A list of a fixed length has none. */
  remove?: ((event: Click) => void) | undefined
}

const renderButton = (label: string, attributes: object) =>
  window.h('button', { type: 'button', ...attributes }, label)

/** Renders the buttons by which an item of a list moves, or is removed. */
export function renderItemButtons({ index, count, title, move, remove }: ListItem) {
  const renderMove = (label: string, step: number) => {
    const next = index + step
    const onClick = ({ currentTarget, detail }: Click) => {
      const button = lastMove?.button
      // A mouse that rests moves the same item again; a click by the keyboard has no detail.
      if (detail > 0 && button?.isConnected && button !== currentTarget) {
        button.click()
        return
      }
      if (detail > 0)
        lastMove = { button: currentTarget, box: currentTarget.getBoundingClientRect() }
      move(step)
      setTimeout(() => afterMove(currentTarget, next + 1, count))
    }
    return renderButton(label, { disabled: next < 0 || next >= count, onClick })
  }
  const onRemove = (event: Click) => {
    const item = isTitle(title) ? describeValue(title) : words.untitledItem
    if (window.confirm(words.confirmRemoval.replace('{item}', item))) remove?.(event)
  }
  return window.h(
    'div',
    { className: 'item-buttons' },
    renderMove(words.moveUp, -1),
    renderMove(words.moveDown, 1),
    remove && renderButton(words.remove, { onClick: onRemove }),
  )
}

export function improveLists(): void {
  window.renderItemButtons = renderItemButtons
  document.body.append(status)
  document.addEventListener('wheel', forgetLastMove, { passive: true })
  document.addEventListener('mousemove', onMouseMove)
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
