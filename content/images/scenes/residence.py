"""Home page: an advisor shows an older couple the open, lit door of a Québec residence, autumn, late afternoon. People and door hold in a square."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F9DFB6'),(.56,'#FBE6C6'),(.72,'#F3DDC6'),(1,'#A9CBD9')),ambient='#d6e3f0',ground='#e6c795',strength=.58)
sun(27,-60,4.1,'#ffcf91',6)
HZ='#F6E0C2'
ground(mat('#B79A4E',.95,bump=.25,scale=.6),16,0,(4.6,-4.6))
river(-4,70,'#6FA0BD',-1.7,x=140,streaks=50,lightcol='#A9CBD8',spread=38,seed=3)
for c,r,h,col,sy in (((-20,74,-1.6),40,6.5,'#B9C6BE',.35),((26,80,-1.6),46,8.5,'#C3C9C0',.3),((-52,70,-1.6),26,4.5,'#A9BDB4',.4),((2,66,-1.6),26,3.6,'#C9BE9A',.35)): hill(c,r,h,mix(col,HZ,.12),sy)
# the cape and its roofs, on the left across the water
hill((-7.2,35,-2.4),9.5,4.0,mix('#C58E4E',HZ,.25),.5)
chateau((-7.0,32.2,1.0),1.15,turn=12,haze=.22,hz=HZ,lit=.3); qc_row(-15,-3.0,30,-.9,seed=5,haze=.18,hz=HZ,lit=.35,s=1.1,dz=.3); qc_row(-14,-3,28.2,-1.6,seed=9,haze=.12,hz=HZ,lit=.35,s=1.05,dz=.2)
for i,(x,y,h) in enumerate(((-11.6,28.6,2.2),(-3.0,28.6,2.2),(-13,30,2.6))): maple((x,y,-1.2),h,tuple(mix(c,HZ,.2) for c in ('#D9632B','#E58A35','#EBB04A')),seed=i,n=15)
sailboat((-3.5,15.5,-1.62),1.0,turn=10); ferry((-5.6,23,-1.62),.85,turn=-8)
cloud((-11,60,14.5),1.9,1,'#FFF3E2'); cloud((9,62,19),1.8,2,'#FFF3E2')
residence((1.75,2.6,0),-11,brick='#D39A52',ajar=74)
path([(1.36,.55),(1.22,-.2),(1.05,-1.3),(.95,-2.6),(.8,-4.2),(.6,-6.2),(.4,-10)],[1.35,1.3,1.7,2.1,2.3,2.5,3],mat('#E8D2A8',.95,bump=.35,scale=4))
maple((4.62,.35,0),3.1,('#C8512A','#DD6A2E','#E58A35'),seed=4,n=30); spruce((-1.75,5.6,0),3.0); spruce((6.2,4.6,0),4.6,seed=3)
for i,(x,y,r,f) in enumerate(((-1.35,.75,.30,None),(-.75,.62,.30,(TERRA,'#F0A24A')),(-.15,.42,.25,(GOLD,'#F6E7CF')),(2.55,-.1,.26,(GOLD,TERRA)),(3.2,-.25,.30,None),(3.8,-.5,.28,(PLUM,'#D98CA0')))): bush((x,y,0),r,('#7F9A5B','#8FA864')[i%2],i,flowers=f)
leaves((-4,6,-6.6,.2),300,seed=2,avoid=lambda x,y: .1<x<1.8 and y>-2); lamppost((-1.25,-.95,0),1.75,2.0); bush((-3.3,.5,0),.42,'#C9722F',3); bush((-2.6,.85,0),.30,'#D99A3C',5)
# people, either side of the open door; the folder is inside her arm, her fingers over its edge
ax,ay,at=-.02,-1.95,24
p=person((ax,ay,0),at,face=dict(skin=S['rose'],hair='#6b3a22',style='loose',mouth='open',lips='#B5504A',lashes=True,age=0,jaw=.95,cheeks=1.04),top=dict(kind='blazer',color=SPRUCE,under=CREAM),bottom=('trousers','#8A6B4B'),shoes='#5a3328',hands={'R':(-.30,-.84,3.62),'L':(1.80,-.30,4.12)},look=0,tilt=-3)
with group((ax,ay,0),at,.25): folder((.20,-.585,3.86),0,(R(-4),R(6),0),ORANGE,3.7)
q=person((1.86,-2.0,0),-24,face=dict(skin=S['beige'],hair='#d8d3ca',style='fringe_bald',mouth='smile',age=2,jaw=1.06,nose=1.2,moustache='#d8d3ca',glasses='#4a3428'),top=dict(kind='cardigan',color=RIVER,under='#F1E4CE',inner='collar',button='#F1E4CE'),bottom=('trousers','#6a5a4c'),hands={'R':(-.98,-.72,3.02),'L':(.74,-.66,3.50)},look=-12,lady=False,wide=1.06,heavy=1.05,step=.12)
cane(q['R'],0,DARKWOOD,-30)
r=person((2.40,-1.86,0),-22,face=dict(skin=S['fair'],hair='#e2dcd2',style='set',mouth='open',lips='#C0504A',age=2,earrings='#f6efe2',cheeks=1.06),top=dict(kind='sweater',color=TERRA),bottom=('skirt','#8a4a3a'),shoes='#4a2f2a',hands={'R':(-1.20,-.55,3.42),'L':(.92,-.46,2.98)},look=-14,extras=[('scarf',GOLD)],step=-.12)
if NIGHT: area((-2.2,-6.5,2.6),(1.2,-1.8,1.3),1.6,170,'#ffb45c')  # a lantern on the near side of the path
camera((-.95,-9.5,1.86),(.46,0,1.44),lens=45)
render('residence',samples=16,exposure=.06,glow=.12,scale=.9,draft_w=390)
