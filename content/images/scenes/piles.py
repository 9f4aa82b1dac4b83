"""Hearing-aid batteries: the four sizes in a row, from the smallest to the largest, each with its coloured tab; an aid whose drawer is open, the box they are kept in."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#DCE8EF'),(.5,'#E9EEF0'),(1,'#B9D3E3')),ambient='#e3ebf2',ground='#e8c79b',strength=.58)
wall_with_window(1.45,-4,4,3.4,.30,1.62,.34,2.4,'#D9A27E',panes=(2,2)); ground(mat(SNOW,.95),30,-1.0,(0,32)); spruce((1.35,5.6,-1.0),3.0,snow=True); spruce((.35,7.0,-1.0),2.6,snow=True,seed=3); qc_house((2.5,9.5,-1),1.5,1,2,'#C97B53',SNOW,lit=.8,seed=5,h=.6,simple=True)
curtain(-.02,1.10,-.1,3,.30,'#3F6A60'); curtain(1.64,1.10,-.1,3,.30,'#3F6A60')
box((0,.06,-.05),(9,2.80,.1),mat('#B67A48',.5,bump=.12,scale=2),.02)
box((.0,-.20,.006),(1.86,.62,.010),mat('#F6E9D2',.95),.004)
for x in (-.865,.865): box((x,-.20,.007),(.035,.622,.011),mat(RIVER,.95),.003); box((x*.93,-.20,.007),(.014,.622,.011),mat(RIVER,.95),.003)
# the cells lie true to one another: 5.8 by 3.6 mm, 7.9 by 3.6, 7.9 by 5.4, 11.6 by 5.4
silver=mat('#B4B9BA',.28,bump=0,spec=.6,metallic=.3)
x=-.66
for d,h,c in ((5.8,3.6,'#F0BF2C'),(7.9,3.6,'#6E4226'),(7.9,5.4,'#EC7A26'),(11.6,5.4,'#2C69A8')):
    r,z=d*.0145,h*.0255; x+=r
    with group((x,-.17,.012),-math.degrees(math.atan2(x,2.1))):   # each tab toward us
        lathe((0,0,0),[(r*.80,0),(r*.86,.006),(r*.88,z*.18),(r*.97,z*.24),(r,z*.30),(r,z*.93),(r*.95,z)],silver,seg=56)
        m=mat(c,.6,bump=0); cyl((0,0,z+.004),r*.93,.010,m,.003,seg=56); w=.046+.20*r
        # the tab comes forward over the edge, round at its end, a little lifted
        def tab(u,v): y=-r*.30-v*(r*.70+.135); e=min(1,(1-v)/.22); return (w*(2*u-1)*math.sqrt(max(.02,1-(1-e)**2)),y,z+.008+.34*max(0,v-.45)**2*.30)
        make(P_grid(tab,15,26),m,solid=.010,angle=180)
    x+=r+.165
# the box where they sleep, far from anything that one swallows
with group((-.60,.42,.0),9):
    box((0,0,.085),(.50,.34,.17),mat(SPRUCE,.5),.03); box((0,0,.172),(.44,.28,.012),mat(dark(SPRUCE,.35),.8),.004); box((0,0,.158),(.43,.27,.03),mat('#F6E9D2',.9),.01)
    with group((0,.17,.17),rot=(R(72),0,0)): box((0,.17,.012),(.50,.34,.03),mat(light(SPRUCE,.08),.5),.014); box((0,.17,-.003),(.43,.27,.010),mat('#F6E9D2',.9),.004)
    for dx in (-.11,.11): cyl((dx,-.01,.185),.075,.05,silver,.010); cyl((dx,-.01,.213),.068,.008,mat('#EC7A26',.6,bump=0),.003)
# the aid leans on a folded cloth, its drawer swung open
for i,c in enumerate(('#E7B45A','#DDA648')): box((.30,.44,.022+.044*i),(.62-.02*i,.36-.01*i,.044),mat(c,.95),.020,rot=(0,0,R(-6)))
def bte(col='#8FA3B2'):
    """Drawn upright in the XZ plane, front toward -Y, its drawer hanging open."""
    m=mat(col,.35,bump=0,spec=.5); d=mat(dark(col,.45),.5,bump=0); t=mat('#F7EEDF',.25,bump=0,spec=.5); k=mat('#EFA98A',.35,bump=0,spec=.45)
    tube([(-.255,0,-.24),(-.335,0,-.10),(-.330,0,.10),(-.215,0,.28),(-.04,0,.345),(.06,0,.325)],[.094,.104,.106,.090,.066,.048],m,flat=.72,up=(0,1,0),seg=24,n=10)
    tube([(.04,0,.333),(.15,0,.285),(.215,0,.18),(.225,0,.11)],[.045,.036,.028,.024],t,seg=18)
    tube([(.225,0,.13),(.245,-.01,-.02),(.235,-.03,-.14),(.16,-.03,-.20)],.0185,t)
    tube([(.20,-.03,-.185),(.12,-.04,-.225)],[.038,.046],m,seg=18)
    with group((.105,-.04,-.235),rot=(0,R(-118),0)): lathe((0,0,0),[(.030,-.02),(.034,.01),(.100,.045),(.104,.060),(.060,.064)],k); lathe((0,0,.05),[(.034,0),(.080,.030),(.083,.043),(.045,.050),(.018,.052)],k); cyl((0,0,.106),.022,.012,d,.003)
    with group((-.337,-.074,.02),rot=(0,R(-2),0)): box((0,0,0),(.075,.03,.15),mat(TERRA,.4,bump=0),.014)
    for a,b in ((-.245,.235),(-.185,.285)): sphere((a,-.062,b),.0125,d)
    with group((-.20,0,-.315),rot=(0,R(24),0)): tube([(-.075,0,0),(.075,0,0)],[.070,.062],m,flat=.80,up=(0,1,0),seg=20); cyl((0,-.045,.0),.056,.05,silver,.008,rot=(R(90),0,0))
with group((.33,.40,.335),rot=(R(-50),0,R(-10))):
    with group((0,0,0),scale=.88): bte()
pot((-1.12,.62,0),.15,'geranium',CREAM,seed=3); cup((.98,.30,0),1.5,TERRA,30,tea='#7a3f1e')
area((-2.4,-2.2,2.8),(0,.1,.2),1.8,165,'#ffe2b8'); area((2.2,-1.8,1.6),(0,.1,.2),1.8,36,'#dfeafa'); area((.9,1.8,2.2),(0,0,.2),1.2,55,'#eef4fa')
camera((.0,-2.25,1.42),(.02,.09,.19),lens=50)
render('piles',samples=14,scale=.7,exposure=.10,draft_w=600)
