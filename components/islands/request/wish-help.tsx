/** One sentence where the wishes are asked for, another where no script can write them in the message. */
export function WishHelp({ asked, unasked }: { asked: string; unasked: string }) {
  return (
    <>
      <span className="with-wishes">{asked}</span>
      <span className="without-wishes">{unasked}</span>
    </>
  )
}
