"""Article: getting used to new hearing aids. A woman with white hair seen from three quarters, the aid behind her ear, its clear tube over the top."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS; K=S['rose']
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.55)
# a bright room behind, in head units: window on the left, where she looks
wall_with_window(2.6,-9,9,6,-4.1,-1.15,.12,2.6,'#7FA08B',panes=(2,2))
make(P_box((0,2.6,-2),(18,.16,4.0)),mat('#7FA08B',.95))
river(3,60,'#86B2CB',-3.4,x=120,streaks=50,lightcol='#B9D6E0',spread=20); hill((-22,50,-3),30,9,'#B9C0AE',.3); maple((-10.6,20,-3.6),7.4,seed=6,n=30)
curtain(-1.25,2.25,-4,3.0,.62,'#E3A867'); curtain(-4.75,2.25,-4,3.0,.62,'#E3A867')
def ear(sk):
    m=mat(sk,.66,blush=[(.10,-.05,.30,.30,blush_of(sk),.45),(.02,-.04,-.33,.22,blush_of(sk),.45)]); P=[]
    P.append(P_sphere((.04,.03,.06),1,(.225,.055,.385),rot=(0,R(8),0)))
    P.append(P_tube([(-.085,-.045,-.02),(-.145,-.050,.10),(-.135,-.055,.27),(-.02,-.060,.395),(.13,-.055,.375),(.235,-.045,.24),(.245,-.035,.06),(.195,-.03,-.12),(.115,-.03,-.26)],[.040,.046,.054,.060,.060,.056,.050,.046,.046],seg=16,n=7))
    P.append(P_tube([(.135,-.045,.24),(.155,-.060,.10),(.130,-.065,-.04),(.075,-.060,-.16),(-.005,-.055,-.195)],[.034,.046,.050,.048,.036],seg=16,n=7)); P.append(P_tube([(.02,-.04,.255),(.11,-.05,.17),(.150,-.058,.09)],[.028,.036,.040],seg=14,n=6))
    P.append(P_tube([(-.155,-.045,.06),(-.120,-.085,-.035),(-.110,-.080,-.11)],[.040,.058,.044],seg=14,n=6))
    P.append(P_sphere((.03,-.030,-.33),1,(.115,.062,.125))); P.append(P_tube([(-.13,-.03,-.06),(-.085,-.03,-.22),(-.02,-.03,-.31)],[.050,.052,.06],seg=14,n=6)); P.append(P_tube([(-.11,-.03,.02),(-.03,-.045,.045)],[.036,.028],seg=12))
    P.append(P_sphere((-.10,.09,-.05),1,(.10,.07,.26)))   # joins the cheek
    make(P,m,remesh=.011,smooth=6); sphere((-.035,-.022,-.055),.046,mat(mix(sk,'#8a3a2a',.45),.8),s=(1,.5,1.25))
def aid(col='#3E6C8F',acc=ORANGE):
    """Behind the ear, in the ear's own space: the case follows its back edge, a clear tube comes over the top to a dome."""
    m=mat(col,.35,bump=0,spec=.5); d=mat(dark(col,.35),.5,bump=0); t=mat('#FBF4E6',.25,bump=0,spec=.5)
    tube([(.245,.060,-.21),(.355,.045,-.04),(.372,.035,.17),(.300,.020,.37),(.155,.0,.475)],[.070,.090,.092,.074,.046],m,flat=.80,up=(0,1,0),seg=24,n=10)
    tube([(.145,.005,.455),(.055,-.025,.475),(-.040,-.055,.455)],[.040,.030,.022],t,seg=16)
    tube([(-.040,-.055,.455),(-.150,-.105,.370),(-.215,-.120,.18),(-.185,-.130,.02),(-.085,-.120,-.045)],.0185,t,seg=12,n=10); sphere((-.055,-.090,-.055),.056,mat('#F3C9A8',.35,bump=0),s=(1,.8,1))
    with group((.382,-.045,.10),rot=(0,R(4),0)): box((0,0,0),(.058,.035,.125),mat(acc,.4,bump=0),.013)
    for x,z in ((.345,.290),(.315,.340)): sphere((x,-.020,z),.0125,d)
    sphere((.325,-.040,-.080),.014,mat('#9BD08A',.4,emit=.5,bump=0))
TURN=-63
with group((0,0,-.10),TURN+14):
    T=torso_bust(mat(SPRUCE,.85)); garment(dict(kind='cardigan',color=SPRUCE,under='#F6E3C4',button=GOLD),(),Surface(T))
with group((0,0,-.20),rot=(R(2),R(0),R(TURN))):
    with group((0,0,.10)):
        before=set(bpy.data.objects)
        head(skin=K,hair='#e4ded4',style='lowbun',mouth='smile',lips='#B5504A',age=2,cheeks=1.06,lashes=True,brows='#b9b0a4')
        for o in set(bpy.data.objects)-before: # what lies past the bridge of the nose would only poke out of the profile
            xs=[(o.matrix_basis@Vector(c)).x for c in o.bound_box] if o.type=='MESH' else [0]
            if max(xs)<-.06: bpy.data.objects.remove(o)
        with group((.585,.05,-.015),rot=(0,0,R(90)),scale=.70): ear(K); aid()
        sphere((.64,-.0,-.30),.048,mat(GOLD,.3,bump=0,spec=.6))
area((-3.6,-4.6,3.2),(0,0,0),2.6,330,'#ffe8c8'); area((3.8,-3.2,1.2),(0,0,0),3,95,'#e6eef8'); area((2.6,1.9,2.6),(0,.2,0),1.6,150,'#ffe3bd')
camera((0.25,-6.6,.22),(.0,0,.06),lens=92)
render('article-appareil',samples=14,scale=.8,exposure=.14,draft_w=390)
