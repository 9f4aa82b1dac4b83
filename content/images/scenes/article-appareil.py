"""Article: hearing-aid habits. A behind-the-ear hearing aid on a saucer, a teacup, a small brush and batteries."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.55)
wall_with_window(1.42,-5,5,3.6,-.10,1.62,.30,2.6,'#DDA77C',panes=(2,2))
river(1.7,60,'#86B2CB',-1.6,x=90,streaks=60,lightcol='#B9D6E0',spread=14); hill((10,50,-1.2),24,7,'#B9C0AE',.3); maple((-.25,5.4,-1.9),2.6,seed=6); sailboat((2.6,8.5,-1.6),.75)
curtain(-.46,1.09,.02,3,.32,'#E3A867')
box((0,.06,-.05),(9,2.80,.1),mat('#B67A48',.5,bump=.12,scale=2),.02)
lathe((-.02,.02,0),[(.84,0),(.84,.010)],mat('#F6E9D2',.95,bump=.3,scale=16),s=(1.22,.72)); ring((-.02,.02,.008),.84,.012,mat(TERRA,.9),s=(1.22,.72))
def bte(col='#8C9BA8',acc=TERRA):
    """Drawn upright in the XZ plane, front toward -Y."""
    m=mat(col,.35,bump=0,spec=.5); d=mat(dark(col,.30),.5,bump=0); t=mat('#F7EEDF',.25,bump=0,spec=.5); k=mat('#F0C4A4',.35,bump=0,spec=.45)
    tube([(-.235,0,-.31),(-.335,0,-.12),(-.330,0,.10),(-.215,0,.28),(-.04,0,.345),(.06,0,.325)],[.085,.104,.106,.090,.066,.048],m,flat=.72,up=(0,1,0),seg=24,n=10)
    tube([(.04,0,.333),(.15,0,.285),(.215,0,.18),(.225,0,.11)],[.045,.036,.028,.024],t,seg=18)           # ear hook
    tube([(.225,0,.13),(.245,-.01,-.02),(.235,-.03,-.14),(.16,-.03,-.20)],.0165,t)                             # tube
    tube([(.20,-.03,-.185),(.12,-.04,-.225)],[.038,.046],m,seg=18)                                              # receiver and its soft dome
    with group((.105,-.04,-.235),rot=(0,R(-118),0)):
        lathe((0,0,0),[(.030,-.02),(.034,.01),(.100,.045),(.104,.060),(.060,.064)],k); lathe((0,0,.05),[(.034,0),(.080,.030),(.083,.043),(.045,.050),(.018,.052)],k); cyl((0,0,.106),.022,.012,d,.003)
    # battery door, rocker, microphones, light
    tube([(-.375,-.056,-.185),(-.30,-.080,-.205),(-.225,-.052,-.225)],.0065,d,n=6); 
    with group((-.337,-.074,.02),rot=(0,R(-2),0)): box((0,0,0),(.075,.03,.15),mat(acc,.4,bump=0),.014); box((0,-.016,.0),(.05,.012,.008),mat(light(acc,.35),.5,bump=0),.002)
    for x,z in ((-.245,.235),(-.185,.285)): sphere((x,-.062,z),.0125,d)
    sphere((-.285,-.078,.165),.0125,mat('#9BD08A',.4,emit=.5,bump=0))
# saucer and the aid leaning back on a folded cloth
lathe((-.36,-.06,.010),[(.22,0),(.25,.006),(.42,.045),(.47,.075),(.465,.088),(.40,.055),(.24,.022),(.01,.020)],mat(CREAM,.35,bump=.03,spec=.45),seg=64); ring((-.36,-.06,.092),.462,.008,mat(RIVER,.5,bump=0))
make([P_sphere((0,0,0),1,(.37,.27,.085),rot=(.22,0,0)),P_sphere((.02,.12,.02),1,(.30,.16,.07))],mat('#43806D',.92),remesh=.014,smooth=6,loc=(-.36,.0,.095)); ring((-.36,.0,.098),.335,.011,mat(GOLD,.9),rot=(.22,0,0),s=(1.06,.80))
with group((-.335,-.01,.235),rot=(R(-54),0,R(6))):
    with group((0,0,0),scale=.86): bte()
cup((.50,.14,.010),2.8,TERRA,-22,tea='#7a3f1e')
# brush
with group((.34,-.44,.030),turn=-14):
    tube([(-.30,0,.0),(-.02,0,.004),(.10,0,.004)],[.020,.026,.022],mat(RIVER,.45,bump=0)); cyl((.135,0,.004),.026,.06,mat('#C9983F',.35,bump=0,metallic=.3),.006,rot=(0,R(90),0))
    for i in range(14): a=i*2.4; r=.018*(i/14)**.5; tube([(.16,r*math.cos(a),.004+r*math.sin(a)),(.245,r*1.45*math.cos(a),.004+r*1.45*math.sin(a))],.0048,mat('#F3E3C4' if i%3 else '#E4CDA2',.9,bump=0),n=2,seg=8)
# zinc-air batteries with their orange tab
for x,y,z,t in ((.43,-.255,.012,28),(.615,-.215,.012,-35)):
    with group((x,y,z),turn=t): cyl((0,0,.022),.068,.044,mat('#C9CCCB',.28,bump=0,spec=.6,metallic=.3),.010); cyl((0,0,.047),.052,.008,mat(ORANGE,.6,bump=0),.003); box((.075,0,.048),(.075,.042,.005),mat(ORANGE,.6,bump=0),.002)
geraniums((1.10,1.26,.30),.62,cols=(TERRA,'#E2603A','#F0A24A'),box_col=DARKWOOD,seed=3); pot((-1.02,.82,0),.17,'leaf',CREAM,seed=4)
area((-2.4,-2.2,2.6),(0,.1,.2),1.8,165,'#ffe2b8'); area((2.2,-1.8,1.4),(0,.1,.2),1.8,28,'#dfeafa'); area((.9,2.0,2.2),(0,0,.2),1.2,60,'#ffd9a0')
sun(30,148,2.0,'#ffcb8a',5)
camera((-.19,-2.64,1.52),(-.155,.10,.235),lens=53)
render('article-appareil',samples=20,scale=.85,exposure=.08)
